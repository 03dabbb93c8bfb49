# What hosts are told about databases, moved or not, and about workers.

store-filled = There is something in { $file } already. Move into an empty database, or into a new file; this one was left unchanged.
store-misread = What was read back from { $file } is not what was written ({ $detail }). Nothing was kept there, and the source is unchanged.
store-failed = The database { $file } does not work: { $detail }
store-full = There is no space left for the database { $file } ({ $detail }). Free up some space.
store-unwritable = { $file } cannot be written ({ $detail }). Check the folder and its permissions, or choose another file.
store-foreign = { $file } is not a Postroad database ({ $detail }). Choose another file; this one was left unchanged.
store-broken = The database { $file } is damaged ({ $detail }). Put a backup in its place.
store-newer = { $file } was written by a newer version of Postroad (schema { $detail }). Install that version, or choose another file.
store-address = { $file } is not the address of a PostgreSQL database. It looks like postgresql://user@host/name.
store-away = The database { $file } cannot be reached: { $detail }
store-old = The database { $file } runs PostgreSQL { $detail }, which is too old. Postroad needs version 15 or newer.
store-unsafe = The database { $file } has the setting { $detail }, so it could lose or garble what it has stored. Postroad needs fsync and synchronous_commit on, and the encoding UTF8.
store-replica = The database { $file } can only be read. Give the address of the main server, not of a replica.
store-rights = The user may not change the database { $file } ({ $detail }). Make the user its owner, or grant these rights.
store-not-ours = The database { $file } holds tables of another program. Choose a database of its own for Postroad; this one was left unchanged.
store-dumped = PostgreSQL makes backups of { $file } itself, while the server runs: pg_dump --format=custom --file={ $detail } and the address of the database.
store-busy = Another Postroad server is already using the database { $file }. Stop it first, or choose another file.
store-gone = The database { $file } was removed or replaced while the server was running. Put it back and restart the server.
