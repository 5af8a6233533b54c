-- PLAT-3: cells that could not be read, of rows that were stored without them.
alter table import_runs
  add left_out integer not null default 0,
  add warnings jsonb not null default '[]'; -- the first 1,000: line, column and reason
