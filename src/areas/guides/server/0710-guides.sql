-- GUIDE-1: lists a kitchen orders and counts by. A line is one item of the catalogue or one custom item, once a guide.
create table guides (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  type text not null check (type in ('Standard', 'CustomOrder', 'CustomInventory')),
  name text not null check (length(name) between 1 and 60),
  is_dsr_managed boolean not null default false, -- changed by staff only (GUIDE-2)
  version integer not null default 1, -- grows by one with every change of the guide or its lines; the ETag
  created_by uuid references users,
  created_at timestamptz not null default now(),
  changed_by uuid references users,
  changed_at timestamptz not null default now(),
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
create unique index guides_standard on guides (division, ship_to) where type = 'Standard';
create unique index guides_name on guides (division, ship_to, type, lower(name));

create table guide_items (
  guide_id uuid not null,
  line_id uuid not null,
  division text not null,
  ship_to text not null,
  item_number text,
  custom_item_id uuid,
  case_par_value integer check (case_par_value between 0 and 9999), -- cases wanted on the shelf; null: no par
  each_par_value integer check (each_par_value between 0 and 9999),
  reorder_point_pct smallint check (reorder_point_pct between 0 and 100), -- ordered again once the stock is at or below this part of the par
  category_id uuid,
  location_id uuid,
  sort_sequence integer not null, -- the order of the shelf; gaps are fine, equal numbers are not
  is_pinned boolean not null default false, -- of the Standard guide: staff keep it whatever is bought
  reason jsonb not null default '{}', -- how it came into the guide, areas/guides/guide.ts
  added_by uuid references users,
  added_at timestamptz not null default now(),
  primary key (guide_id, line_id),
  foreign key (division, ship_to, guide_id) references guides (division, ship_to, id) on delete cascade,
  foreign key (division, item_number) references items on delete cascade,
  foreign key (division, ship_to, custom_item_id) references custom_items (division, ship_to, id) on delete cascade,
  foreign key (division, ship_to, category_id) references customer_categories (division, ship_to, id),
  foreign key (division, ship_to, location_id) references customer_locations (division, ship_to, id),
  check (num_nonnulls(item_number, custom_item_id) = 1)
);
create unique index guide_items_item on guide_items (guide_id, item_number) where item_number is not null;
create unique index guide_items_custom_item on guide_items (guide_id, custom_item_id) where custom_item_id is not null;
create index guide_items_sort on guide_items (guide_id, sort_sequence);
create index guide_items_of_item on guide_items (division, ship_to, item_number) where item_number is not null;
create index guide_items_of_catalogue on guide_items (division, item_number) where item_number is not null;
create index guide_items_of_custom_item on guide_items (division, ship_to, custom_item_id) where custom_item_id is not null;
create index guide_items_category on guide_items (division, ship_to, category_id) where category_id is not null;
create index guide_items_location on guide_items (division, ship_to, location_id) where location_id is not null;

-- What left a Standard guide, with the reason that is shown; what staff removed does not come back by itself.
create table standard_guide_leavers (
  guide_id uuid not null references guides on delete cascade,
  item_number text not null,
  left_at timestamptz not null default now(),
  removed_by uuid references users, -- null: the rule retired it
  reason jsonb not null default '{}',
  primary key (guide_id, item_number)
);

-- The guide a person orders from first, per ship-to; without a row it is the Standard guide.
create table default_guides (
  user_id uuid not null references users on delete cascade,
  division text not null,
  ship_to text not null,
  guide_id uuid not null,
  primary key (user_id, division, ship_to),
  foreign key (division, ship_to, guide_id) references guides (division, ship_to, id) on delete cascade
);
create index default_guides_guide on default_guides (guide_id);

-- The distributor's rule of the Standard guide, by division: bought at least `min_times` in `weeks` weeks.
create table standard_guide_rules (
  division text primary key references divisions on delete cascade,
  min_times integer not null check (min_times between 1 and 100),
  weeks integer not null check (weeks between 1 and 104)
);
