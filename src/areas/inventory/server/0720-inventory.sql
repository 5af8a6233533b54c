-- INV-1: counts of what stands on a kitchen's shelves. A count takes a copy of its guide's lines when it is opened, so that
-- a guide that changes does not change a count.
create table customer_inventories (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  guide_id uuid, -- null once the guide was deleted
  guide_name text not null, -- as it read when the count was opened
  name text not null check (length(name) between 1 and 80),
  is_blind boolean not null, -- while it is open nobody reads pars and the count before
  valuation text not null check (valuation in ('lastPurchase', 'current')),
  status text not null default 'open' check (status in ('open', 'closed')),
  version integer not null default 1,
  last_seq integer not null default 0, -- the number of its latest operation
  opened_by uuid not null references users,
  opened_by_real_user uuid not null references users, -- staff acting for the customer
  opened_at timestamptz not null default now(),
  closed_by uuid references users,
  closed_by_real_user uuid references users,
  closed_at timestamptz,
  closed_on date, -- in the division's time zone
  value_cents bigint, -- the sum of its lines, frozen
  previous_id uuid, -- the closed count it is compared with
  into_cart jsonb, -- what closing it added to a cart, areas/inventory/inventory.ts
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade,
  foreign key (division, ship_to, guide_id) references guides (division, ship_to, id) on delete set null (guide_id),
  foreign key (previous_id) references customer_inventories on delete set null,
  check ((status = 'closed') = (closed_by is not null)),
  check (num_nonnulls(closed_by, closed_by_real_user, closed_at, closed_on, value_cents) in (0, 5))
);
-- Two people who start the same count meet in one.
create unique index customer_inventories_open on customer_inventories (guide_id) where status = 'open';
create index customer_inventories_ship_to on customer_inventories (division, ship_to, opened_at desc);
create index customer_inventories_closed on customer_inventories (guide_id, closed_at desc) where status = 'closed';
create index customer_inventories_previous on customer_inventories (previous_id) where previous_id is not null;

create table inventory_lines (
  inventory_id uuid not null,
  line_id uuid not null, -- that of the guide's line
  division text not null,
  ship_to text not null,
  item_number text,
  custom_item_id uuid, -- without a reference: a closed count outlives the item
  description text not null,
  customer_description text not null default '',
  customer_item_number text not null default '',
  brand text not null default '',
  pack_size_description text not null default '',
  each_only boolean not null,
  eaches_per_case integer not null check (eaches_per_case > 0),
  is_catch_weight boolean not null,
  case_weight_hundredths integer not null, -- hundredths of a pound; the average case of catch weight
  case_par_value integer,
  each_par_value integer,
  reorder_point_pct smallint,
  category_name text not null default '',
  location_id uuid,
  location_name text not null default '',
  location_sequence integer not null, -- the way through the kitchen
  sort_sequence integer not null, -- the order of the shelf
  primary key (inventory_id, line_id),
  foreign key (division, ship_to, inventory_id) references customer_inventories (division, ship_to, id) on delete cascade,
  check (num_nonnulls(item_number, custom_item_id) = 1)
);

-- NEXT-9: the log of a count. Nothing of it is ever changed: rules/merge-count.ts derives what the shelves hold.
create table count_operations (
  inventory_id uuid not null,
  op_id uuid not null, -- made on the device: the same operation sent twice is one row
  seq integer not null, -- counted by the inventory under its lock, so that a reader who has seen one has seen all before it
  line_id uuid not null,
  location_id uuid,
  case_hundredths integer not null check (case_hundredths between 0 and 999999), -- hundredths of a case
  units integer not null check (units between 0 and 9999),
  weight_hundredths integer not null check (weight_hundredths between 0 and 99999999), -- hundredths of a pound
  is_cleared boolean not null,
  replaces uuid[] not null,
  joins uuid[] not null,
  user_id uuid not null references users,
  real_user_id uuid not null references users,
  device_id uuid not null,
  device_at timestamptz not null, -- the device's clock; decides nothing
  received_at timestamptz not null default now(),
  primary key (inventory_id, op_id),
  unique (inventory_id, seq),
  foreign key (inventory_id, line_id) references inventory_lines on delete cascade,
  check (not is_cleared or (case_hundredths = 0 and units = 0 and weight_hundredths = 0))
);
create function refuse_operation_change() returns trigger language plpgsql as $$
begin
  raise exception 'an operation of a count is never changed';
end $$;
create trigger count_operations_stay before update on count_operations
  for each row execute function refuse_operation_change();

-- What a line of a closed count was worth, frozen.
create table inventory_results (
  inventory_id uuid not null,
  line_id uuid not null,
  case_hundredths integer, -- null, as the two below: the line was not counted
  units integer,
  weight_hundredths integer,
  shelves jsonb not null, -- the same by location, areas/inventory/inventory.ts
  price jsonb, -- what it was valued at; null: nothing prices it
  value_cents bigint, -- null: not counted, or nothing prices it
  previous jsonb, -- the line in the count before
  bought jsonb not null, -- what was bought since
  primary key (inventory_id, line_id),
  foreign key (inventory_id, line_id) references inventory_lines on delete cascade,
  check (num_nonnulls(case_hundredths, units, weight_hundredths) in (0, 3))
);
