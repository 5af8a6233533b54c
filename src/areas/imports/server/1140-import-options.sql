-- PLAT-3: what a run made on the way, and what it took as gone.
alter table import_runs
  add made jsonb not null default '[]', -- by kind: how many, and the first names
  add gone jsonb; -- null: it was not asked for
