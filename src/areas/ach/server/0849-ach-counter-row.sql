-- A start leaves no rows of its own: with one here, no demo would be loaded and no export restored. The first file makes it.
delete from ach_counter where last_sequence = 0;
