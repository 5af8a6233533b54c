-- Incentives of sales reps by type and financial week (STAFF-1).
create table incentive_records (
  id uuid primary key,
  type text not null check (type in ('spiffs', 'new-accounts', 'case-growth', 'collections')),
  rep_email text not null, -- as ship-tos name their sales rep
  day date not null, -- a day of the financial week; weeks themselves follow from the configuration
  about text not null check (char_length(about) between 1 and 60), -- program, ship-to or account
  base_cases integer,
  cases integer,
  money_cents integer, -- per case, bonus or collected
  percent_hundredths integer check (percent_hundredths between 1 and 10000),
  note text not null default '' check (char_length(note) <= 200),
  version integer not null default 1,
  changed_by uuid references users, -- null: an import at the command line
  changed_at timestamptz not null default now(),
  -- One record a week of one thing for one rep: what is entered twice is paid once.
  unique (day, type, rep_email, about)
);

-- Weeks whose records no longer change. A row is locked by whoever saves, so that nothing slips in while a week is closed.
create table incentive_weeks (
  starts_on date primary key,
  ends_on date not null check (ends_on > starts_on),
  is_closed boolean not null default false
);
