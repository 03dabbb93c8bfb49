-- expands
-- What is rationed across servers on one database: an allowance that fills up evenly.
create table quota (
  kind text not null,
  who text not null,              -- a digest of a person's id or an address
  full_at bigint not null,        -- when all of it is there again; rows of the past mean nothing, and are removed
  primary key (kind, who)
);
