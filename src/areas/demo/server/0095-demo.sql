-- Which demo distributor this database was given (PLAT-1); written with the last of its rows.
create table demo_seeds (
  size text primary key check (size in ('small', 'large')),
  seeded_at timestamptz not null default now()
);
