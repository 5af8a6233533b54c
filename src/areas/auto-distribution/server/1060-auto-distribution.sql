-- Items that staff put into the carts of many ship-tos, once or every few weeks (STAFF-5).
create table auto_distributions (
  id uuid primary key,
  division text not null references divisions,
  name text not null check (char_length(name) between 1 and 60),
  item_number text not null,
  ordered_cases integer not null check (ordered_cases between 0 and 9999),
  ordered_units integer not null check (ordered_units between 0 and 9999),
  starts_on date not null,
  every_weeks integer check (every_weeks between 1 and 52), -- null: once
  ends_on date check (ends_on >= starts_on),
  next_on date, -- null: nothing more to come
  version integer not null default 1,
  created_by uuid not null references users,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  check (ordered_cases + ordered_units > 0),
  foreign key (division, item_number) references items
);
create index auto_distributions_due on auto_distributions (next_on) where next_on is not null and deleted_at is null;

create table auto_distribution_ship_tos (
  distribution_id uuid not null references auto_distributions on delete cascade,
  division text not null,
  ship_to text not null,
  primary key (distribution_id, ship_to),
  foreign key (division, ship_to) references ship_tos
);

-- What a run puts where is of the run: a change of the distribution does not reach one that has
-- begun.
create table auto_distribution_runs (
  id uuid primary key,
  distribution_id uuid not null references auto_distributions on delete cascade,
  run_on date not null, -- the division's day
  item_number text not null,
  ordered_cases integer not null,
  ordered_units integer not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (distribution_id, run_on) -- a day's run begins once, in however many processes
);

create table auto_distribution_results (
  run_id uuid not null references auto_distribution_runs on delete cascade,
  ship_to text not null,
  state text not null default 'waiting' check (state in ('waiting', 'added', 'skipped')),
  reason text,
  cart_id uuid,
  is_cart_there boolean,
  primary key (run_id, ship_to)
);
create index auto_distribution_results_waiting on auto_distribution_results (run_id, ship_to) where state = 'waiting';
