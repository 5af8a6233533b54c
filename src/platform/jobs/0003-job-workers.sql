-- Processes that work on the queue and when they were last seen: jobs of one that died are freed for the others (PLAT-5).
create table job_workers (
  pool_id text primary key, -- the name under which the process locks jobs
  seen_at timestamptz not null
);
