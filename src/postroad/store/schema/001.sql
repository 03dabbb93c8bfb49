-- Everything that must survive. Text and numbers only, so that SQLite and PostgreSQL read the same file.
-- Times are milliseconds since 1970.

create table person (
  id text primary key,          -- opaque; all that a log ever holds of a person
  secret_hash text not null unique,
  recovery_hash text unique,
  name text not null,
  preferences text not null,    -- JSON
  created_at bigint not null,
  seen_at bigint not null
);

create table token (            -- lets a program play one seat
  id text primary key,
  hash text not null unique,
  person text not null references person (id) on delete cascade,
  table_id text not null,
  seat integer not null,
  label text not null,
  created_at bigint not null
);

create table board (            -- one row a table: what lists need; the log is the truth
  id text primary key,
  game text not null,
  status text not null,         -- waiting, playing, over, closed
  is_public integer not null,
  summary text not null,        -- JSON: seats and settings as lists show them
  secret text not null,         -- of the sealed chance, hex; never leaves before the end
  opened_at bigint not null,
  moved_at bigint not null
);
create index board_by_status on board (status, moved_at);

create table log (              -- append-only; the table is its fold
  table_id text not null references board (id) on delete cascade,
  seq integer not null,
  at bigint not null,
  command text not null,        -- the sender's id for it, or one of the server's own
  body text not null,           -- JSON: {"kind": …}
  primary key (table_id, seq),
  unique (table_id, command)
);

create table member (           -- who holds a seat or hosts, so that a person finds their tables
  table_id text not null references board (id) on delete cascade,
  person text not null,
  waits integer not null,       -- 1 while the table waits for this person
  primary key (table_id, person)
);
create index member_by_person on member (person);

create table due (              -- what is to happen by itself: a bot's turn, a clock
  table_id text not null references board (id) on delete cascade,
  kind text not null,           -- bot or clock
  seat integer not null,
  at bigint not null,
  asked integer not null,       -- the question it belongs to; void once another is asked
  claimed_until bigint not null default 0,
  primary key (table_id, kind, seat)
);
create index due_by_time on due (at);

create table chat (
  table_id text not null references board (id) on delete cascade,
  id integer not null,
  at bigint not null,
  command text not null,
  person text not null,
  seat integer,
  text text not null,
  primary key (table_id, id),
  unique (table_id, command)
);

create table upload (           -- records that people opened for replay, verified before they came here
  id text primary key,
  text text not null,
  at bigint not null
);

create table setting (          -- of the server itself: last time seen alive, schema's age
  name text primary key,
  value text not null
);

create table outcome (          -- of a finished table, worked out from its record once
  table_id text primary key references board (id) on delete cascade,
  game text not null,
  players integer not null,
  result text not null          -- JSON
);
