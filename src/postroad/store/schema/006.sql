-- Several servers may share one database: whoever writes that something falls due holds it for a while,
-- and who finds one that nobody holds any more takes it over. Nobody ever looked for the next by its time.
alter table due add column holder text not null default '';
alter table due add column held_until bigint not null default 0;
drop index due_by_time;
create index due_by_hold on due (held_until);
