-- GUIDE-4: a kitchen's own data. Every row belongs to one ship-to of one division; the composite keys keep a row from
-- naming another customer's category, location, distributor or item.
create table customer_categories (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  name text not null check (length(name) between 1 and 60),
  sort_sequence integer not null default 0,
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
create unique index customer_categories_name on customer_categories (division, ship_to, lower(name));

-- A shelf, a cooler, a dry store: where guides are ordered and counted. Their order is the way through the kitchen.
create table customer_locations (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  name text not null check (length(name) between 1 and 60),
  sort_sequence integer not null default 0,
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
create unique index customer_locations_name on customer_locations (division, ship_to, lower(name));

-- Who else the kitchen buys from.
create table customer_distributors (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  name text not null check (length(name) between 1 and 80),
  account_number text not null default '',
  contact_name text not null default '',
  phone text not null default '',
  email text not null default '',
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
create unique index customer_distributors_name on customer_distributors (division, ship_to, lower(name));

-- What the kitchen buys elsewhere or makes itself: counted, costed in recipes, never ordered here.
create table custom_items (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  description text not null check (length(description) between 1 and 300),
  category_id uuid,
  location_id uuid,
  distributor_id uuid,
  brand text not null default '',
  pack_size_description text not null default '',
  customer_item_number text not null default '',
  gtin text not null default '', -- 14 digits, or empty
  is_broken_case boolean not null default false, -- also counted by the each
  eaches_per_case integer not null default 1 check (eaches_per_case between 1 and 9999),
  is_catch_weight boolean not null default false, -- counted and priced by the pound
  case_net_weight_hundredths integer not null default 0 check (case_net_weight_hundredths between 0 and 99999999), -- hundredths of a pound
  case_price_cents bigint check (case_price_cents between 0 and 99999999), -- as typed; an invoice's is newer or older by its date
  each_price_cents bigint check (each_price_cents between 0 and 99999999),
  priced_on date, -- the day the typed prices were typed, in the division's time zone
  is_active boolean not null default true,
  version integer not null default 1,
  changed_by uuid references users,
  changed_at timestamptz not null default now(),
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade,
  foreign key (division, ship_to, category_id) references customer_categories (division, ship_to, id),
  foreign key (division, ship_to, location_id) references customer_locations (division, ship_to, id),
  foreign key (division, ship_to, distributor_id) references customer_distributors (division, ship_to, id)
);
create index custom_items_ship_to on custom_items (division, ship_to, lower(description));
create index custom_items_category on custom_items (division, ship_to, category_id) where category_id is not null;
create index custom_items_location on custom_items (division, ship_to, location_id) where location_id is not null;
create index custom_items_distributor on custom_items (division, ship_to, distributor_id) where distributor_id is not null;

-- Invoices of other distributors, typed or imported: their lines price custom items.
create table customer_invoices (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  distributor_id uuid not null,
  invoice_number text not null check (length(invoice_number) between 1 and 40),
  invoice_date date not null,
  note text not null default '',
  version integer not null default 1,
  changed_by uuid references users,
  changed_at timestamptz not null default now(),
  unique (division, ship_to, id),
  unique (division, ship_to, distributor_id, invoice_number),
  foreign key (division, ship_to) references ship_tos on delete cascade,
  foreign key (division, ship_to, distributor_id) references customer_distributors (division, ship_to, id)
);
create index customer_invoices_date on customer_invoices (division, ship_to, invoice_date desc);

create table customer_invoice_lines (
  invoice_id uuid not null,
  line_number integer not null check (line_number > 0),
  division text not null,
  ship_to text not null,
  custom_item_id uuid not null,
  cases integer not null default 0 check (cases between 0 and 9999),
  units integer not null default 0 check (units between 0 and 9999),
  weight_hundredths integer check (weight_hundredths between 0 and 99999999), -- hundredths of a pound, of a catch-weight line
  case_price_cents bigint check (case_price_cents between 0 and 99999999),
  each_price_cents bigint check (each_price_cents between 0 and 99999999),
  line_total_cents bigint not null check (line_total_cents between 0 and 9999999999),
  primary key (invoice_id, line_number),
  foreign key (division, ship_to, invoice_id) references customer_invoices (division, ship_to, id) on delete cascade,
  foreign key (division, ship_to, custom_item_id) references custom_items (division, ship_to, id)
);
create index customer_invoice_lines_item on customer_invoice_lines (division, ship_to, custom_item_id);
