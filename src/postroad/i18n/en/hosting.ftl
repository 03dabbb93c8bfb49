# What hosts are told about databases that are moved, and about workers.

store-filled = There is something in { $file } already. Move into an empty database, or into a new file; this one was left unchanged.
store-misread = What was read back from { $file } is not what was written ({ $detail }). Nothing was kept there, and the source is unchanged.
