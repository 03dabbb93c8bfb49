-- A page of one's own: when each game ended, what was reached in it (worked out anew), who may see it, who is blocked.
alter table board add column ended_at bigint;
update board set ended_at = moved_at where status = 'over';
create index board_by_end on board (ended_at);
delete from outcome;

create table profile (          -- what a person lets others see; nothing without a row
  person text primary key references person (id) on delete cascade,
  handle text not null unique,  -- in the address of their page; the id of a person is shown to nobody
  shows_page integer not null,
  is_listed integer not null    -- in the ladder, and by name in what everyone made of a deal of the day
);

create table blocked (          -- whom a person does not want to be invited by, nor to invite
  person text not null references person (id) on delete cascade,
  other text not null references person (id) on delete cascade,
  primary key (person, other)
);
create index blocked_by_other on blocked (other);
