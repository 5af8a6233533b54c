-- STAFF-6: sums for questions over thousands of ship-tos, kept by the same job from the same marks.

-- All that a ship-to bought in a block of 28 days; '' is the whole division.
create table sales_blocks (
  division text not null,
  ship_to text not null,
  block integer not null,
  orders integer not null,
  lines integer not null,
  cases bigint not null,
  units bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (division, ship_to, block)
);
insert into sales_blocks
select division, ship_to, sales_block(day), sum(orders)::int, sum(lines)::int, sum(cases), sum(units), sum(sales_cents), sum(cost_cents)
from sales_days group by 1, 2, 3;

-- The sales manager under whom a ship-to is counted below: the job follows `ship_tos`.
create table sales_team_members (
  division text not null,
  ship_to text not null,
  team text not null, -- e-mail address of the sales manager
  primary key (division, ship_to)
);
create index sales_team_members_team on sales_team_members (team, division);

create table sales_team_item_blocks (
  division text not null,
  team text not null,
  block integer not null,
  item_number text not null,
  lines integer not null,
  cases bigint not null,
  units bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (division, team, block, item_number)
);

-- Who bought an item: asked by the screen, and by the job, which makes sums of changed items only.
create index sales_item_days_item on sales_item_days (division, item_number, day);
create index sales_item_blocks_item on sales_item_blocks (division, item_number, block);
