create table import_runs (
  id uuid primary key,
  kind text not null,
  file_name text not null default '',
  started_by uuid, -- null from the command line
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  rows_read integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  refusals jsonb not null default '[]' -- the first 1,000: line, field, reason
);
