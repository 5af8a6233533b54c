create table categories (
  id text primary key,
  parent_id text references categories,
  name text not null,
  unspsc text not null default '', -- 8 digits, United Nations Standard Products and Services Code
  position integer not null default 0,
  top_id text not null default '' -- the category without a parent it hangs below, or itself; kept by the trigger below
);

-- Lists show an item's top category; following the parents for every row of every list would cost more than the row.
create function set_category_tops() returns trigger language plpgsql as $$
begin
  with recursive tops (id, top_id) as (
    select id, id from categories where parent_id is null
    union all
    select c.id, t.top_id from categories c join tops t on c.parent_id = t.id
  )
  update categories c set top_id = t.top_id from tops t where t.id = c.id and c.top_id <> t.top_id;
  return null;
end $$;
create trigger category_tops after insert or update of parent_id on categories
  for each statement execute function set_category_tops();

create table brands (
  name text primary key,
  is_e_brand boolean not null default false -- the distributor's own brand
);

create table items (
  division text not null references divisions,
  item_number text not null, -- 7 digits, left-padded
  description text not null,
  pack_size_description text not null default '', -- 4/1 GAL
  marketing_description text not null default '',
  brand text not null references brands,
  category_id text not null references categories,
  gtin text not null default '', -- 14 digits, or empty
  product_code text not null default '', -- the manufacturer's number
  manufacturer text not null default '',
  erp_status text not null default 'active' check (erp_status in ('active', 'discontinued', 'inactive')),
  replaced_by text, -- item number offered instead of a discontinued one
  is_catch_weight boolean not null default false, -- priced by the pound, weighed at shipping
  is_broken_case boolean not null default false, -- eaches may be ordered
  each_only boolean not null default false,
  eaches_per_case integer not null default 1 check (eaches_per_case > 0),
  case_weight_hundredths integer not null default 0 check (case_weight_hundredths >= 0), -- net, hundredths of a pound; the estimate of a catch-weight case
  gross_weight_hundredths integer not null default 0,
  is_drop_ship boolean not null default false,
  is_just_in_time boolean not null default false,
  is_reserved boolean not null default false,
  reserved_ship_tos text[] not null default '{}', -- never sent to customers
  is_proprietary boolean not null default false,
  is_special_order boolean not null default false,
  is_bestseller boolean not null default false,
  dietary_preferences text[] not null default '{}',
  gpo_ids text[] not null default '{}',
  popularity integer not null default 0, -- cases sold in the last year, for ranking
  cost_cents bigint not null default 0, -- what the distributor pays; staff only
  details jsonb not null default '{}', -- areas/items/item.ts, ItemDetails: what only the item page shows
  staff_details jsonb not null default '{}', -- buyer, vendor, broker: staff only
  primary key (division, item_number)
);
create index items_gtin on items (division, gtin) where gtin <> '';
create index items_category on items (category_id);
create index items_proprietary on items (division) where is_proprietary;

create table item_stock (
  division text not null,
  item_number text not null,
  on_hand_cases integer not null default 0,
  low_below_cases integer not null default 0,
  next_arrival_on date,
  primary key (division, item_number),
  foreign key (division, item_number) references items on delete cascade
);

-- A customer's own words for an item (ITEM-2 searches them; only that ship-to sees them).
create table customer_items (
  division text not null,
  ship_to text not null,
  item_number text not null,
  customer_description text not null default '',
  customer_item_number text not null default '',
  primary key (division, ship_to, item_number),
  foreign key (division, ship_to) references ship_tos on delete cascade,
  foreign key (division, item_number) references items on delete cascade
);

-- What a ship-to bought: last orders and four weekly figures (ITEM-8 statistics, ranking, recommendations).
create table item_purchases (
  division text not null,
  ship_to text not null,
  item_number text not null,
  times_ordered integer not null default 0,
  last_ordered_at timestamptz,
  last_invoice_date date,
  primary key (division, ship_to, item_number),
  foreign key (division, ship_to) references ship_tos on delete cascade
);

-- Tells every process when its copy of the catalogue is stale (areas/shop/server/catalogue.ts). Stock is not watched:
-- it changes too often, and whoever imports it publishes a live event of topic 'catalogue'.
create table catalogue_versions (
  division text primary key references divisions on delete cascade,
  version bigint not null
);

create function note_changed_items() returns trigger language plpgsql as $$
begin
  insert into catalogue_versions as v (division, version)
  select distinct division, 1 from changed order by division
  on conflict (division) do update set version = v.version + 1;
  return null;
end $$;
create trigger items_added after insert on items
  referencing new table as changed for each statement execute function note_changed_items();
create trigger items_changed after update on items
  referencing new table as changed for each statement execute function note_changed_items();
create trigger items_removed after delete on items
  referencing old table as changed for each statement execute function note_changed_items();

create function note_changed_names() returns trigger language plpgsql as $$
begin
  update catalogue_versions set version = version + 1;
  return null;
end $$;
create trigger categories_changed after update of name, parent_id on categories
  for each statement execute function note_changed_names();
create trigger brands_changed after update on brands
  for each statement execute function note_changed_names();
