-- Nobody ever claimed what falls due: one process serves one database.
alter table due drop column claimed_until;

-- Uploads go by their age, and their text is long: nobody should read it to find the oldest.
create index upload_by_time on upload (at);
