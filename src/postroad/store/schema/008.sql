-- Notices: what is to be told to whom, ways to tell it, and what is on its way.
create table channel (          -- one way to reach a person: a browser's push service
  id text primary key,
  person text not null references person (id) on delete cascade,
  kind text not null,           -- push
  address text not null unique,
  keys text not null,           -- JSON: with which a message for it is sealed
  created_at bigint not null
);
create index channel_by_person on channel (person);

create table notice (           -- that a table waits for a person; written with the turn itself
  person text not null,
  table_id text not null references board (id) on delete cascade,
  state text not null,          -- new: to be told; told; over: told, and to be taken back
  at bigint not null,
  primary key (person, table_id)
);
create index notice_by_state on notice (state);

create table delivery (         -- what a channel is to be sent next
  channel text primary key references channel (id) on delete cascade,
  kind text not null,           -- turn or clear
  try_at bigint not null,
  tries integer not null,
  is_under_way integer not null -- 1 from just before it is sent: after a crash nobody knows whether it was
);

create table notice_setting (   -- what a person wants of notices
  person text primary key references person (id) on delete cascade,
  quiet_from integer not null,  -- minutes of the day, as their clock shows it; from = to: never quiet
  quiet_to integer not null,
  utc_offset integer not null,  -- of their clock, in minutes
  feed_hash text unique         -- of the address of their private feed
);

-- 0: this person wants no notices of this table.
alter table member add column tells integer not null default 1;
