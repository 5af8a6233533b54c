-- PLAT-13: what an import did can be read later, the refused rows themselves included, so that they can be corrected and sent again.
alter table import_runs
  add columns text[], -- columns of a CSV file that the kind has; null for NDJSON, where every row may differ
  add refused_rows jsonb not null default '[]', -- the cells of the refusals, in their order; null for a row that could not be read
  add failure text, -- why the file as a whole was not taken to its end
  add progressed_at timestamptz not null default now();
create index import_runs_started on import_runs (started_at, id);
