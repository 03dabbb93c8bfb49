-- Analyses of finished games: what was asked for, and every moment of it as soon as it is judged.
create table analysis (
  id text primary key,            -- a digest of the record without names, and of the effort
  effort text not null,           -- quick, normal
  record text not null,           -- without names; empty once everything is judged
  person text references person (id) on delete set null,  -- who asked for it, while it is open
  state text not null,            -- open, stopped, failed, done
  total integer not null,         -- moments of the game; 0 until they are counted
  summary text not null,          -- JSON, once it is done
  asked_at bigint not null,
  opened_at bigint not null,      -- when someone last looked at it
  held_until bigint not null      -- until then a server works on it
);
create index analysis_by_state on analysis (state);

create table analysis_moment (
  analysis text not null references analysis (id) on delete cascade,
  number integer not null,        -- from 0
  body text not null,             -- JSON
  primary key (analysis, number)
);
