-- STAFF-6: how often a ship-to buys an item, made again by the job when its sums change. Item '' is
-- the ship-to itself: how often it orders at all.
create table sales_habits (
  division text not null,
  ship_to text not null,
  item_number text not null,
  purchases integer not null, -- days with a purchase in the last year
  median_days integer not null, -- between two of them
  last_on date not null,
  lapses_on date not null, -- bought no more from this day on, unless it is bought again
  primary key (division, ship_to, item_number)
);

-- Ship-tos whose sums changed and whose habits did not follow yet.
create table sales_habit_changes (
  division text not null,
  ship_to text not null,
  primary key (division, ship_to)
);

-- NEXT-11: what a ship-to wants to spend in a month.
create table spend_budgets (
  division text not null,
  ship_to text not null,
  month_cents bigint not null check (month_cents between 1 and 100000000000),
  version integer not null default 1,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  primary key (division, ship_to),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
