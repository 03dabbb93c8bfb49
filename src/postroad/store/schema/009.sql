-- What one of several servers on a database does for all, such as to send notices: who does it, and until when
-- the others leave it to that one.
create table lease (
  name text primary key,
  holder text not null,
  held_until bigint not null
);
