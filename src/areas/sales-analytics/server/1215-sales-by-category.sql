-- STAFF-6: sums by category, kept by the same job from the same marks: a question about categories
-- would add up the sums of twenty thousand items. Categories are those without a parent.

-- Under which category an item is counted: the job follows the catalogue. An item without a row is
-- counted under ''.
create table sales_item_categories (
  division text not null,
  item_number text not null,
  category_id text not null,
  primary key (division, item_number)
);

-- A day of a sales manager's customers; of the whole division for ''.
create table sales_category_days (
  division text not null,
  team text not null,
  day date not null,
  category_id text not null,
  lines integer not null,
  cases bigint not null,
  units bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (division, team, day, category_id)
);

-- Three blocks of a ship-to.
create table sales_category_seasons (
  division text not null,
  ship_to text not null,
  season integer not null, -- a third of the block
  category_id text not null,
  lines integer not null,
  cases bigint not null,
  units bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (division, ship_to, season, category_id)
);
-- Who bought of a category, from the index alone.
create index sales_category_seasons_category on sales_category_seasons (division, category_id, season)
  include (ship_to, lines, cases, units, sales_cents, cost_cents);
