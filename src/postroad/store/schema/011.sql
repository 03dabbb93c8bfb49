-- Deals of the day: the same sealed deal for everyone, once each, against the same bots.
create table daily (
  day text not null,            -- 2026-11-17, in UTC
  game text not null,
  secret text not null,         -- of its chance, hex; shown when the day is over
  bot_table text not null,      -- where the strongest bot plays it
  primary key (day, game)
);

create table daily_entry (      -- who has played it, or plays
  day text not null,
  game text not null,
  person text not null references person (id) on delete cascade,
  table_id text not null references board (id) on delete cascade,
  primary key (day, game, person)
);
create index daily_entry_by_person on daily_entry (person);
create index daily_entry_by_table on daily_entry (table_id);
