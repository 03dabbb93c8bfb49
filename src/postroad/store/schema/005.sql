-- A person may be known in several browsers: `person.secret_hash` is of the first, these are the others.
create table device (
  secret_hash text primary key,
  person text not null references person (id) on delete cascade,
  created_at bigint not null
);
create index device_by_person on device (person);

create table device_code (      -- makes one more browser a person's own: once, for some minutes
  person text primary key references person (id) on delete cascade,
  hash text not null unique,
  until bigint not null
);
