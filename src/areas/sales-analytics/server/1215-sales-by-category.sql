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

insert into sales_item_categories
select i.division, i.item_number, k.top_id from items i join categories k on k.id = i.category_id;
insert into sales_category_days
select x.division, b.team, x.day, coalesce(k.category_id, ''), sum(lines)::int, sum(cases), sum(units), sum(sales_cents), sum(cost_cents)
from sales_item_days x
join (select division, ship_to, team from sales_team_members union all select code, '', '' from divisions) b
  on b.division = x.division and b.ship_to = x.ship_to
left join sales_item_categories k on k.division = x.division and k.item_number = x.item_number
group by 1, 2, 3, 4 order by 1, 2, 3, 4;
insert into sales_category_seasons
select x.division, x.ship_to, floor(x.block / 3.0)::integer, coalesce(k.category_id, ''), sum(lines)::int, sum(cases), sum(units),
  sum(sales_cents), sum(cost_cents)
from sales_item_blocks x
left join sales_item_categories k on k.division = x.division and k.item_number = x.item_number
where x.ship_to <> ''
group by 1, 2, 3, 4 order by 1, 2, 3, 4;
