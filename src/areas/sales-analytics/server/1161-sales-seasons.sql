-- STAFF-6: the sum of whole numbers as a whole number. PostgreSQL's own of a bigint is a numeric,
-- which takes most of the time where tens of thousands of groups are added up. Too large a sum is
-- an error, as with its own.
create aggregate sales_sum(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);

-- Three blocks, twelve weeks, of a sales manager's customers; of the whole division for ''. In a
-- block nearly every item is sold, so that a year of them is read from a third of the rows.
create table sales_item_seasons (
  division text not null,
  team text not null,
  season integer not null, -- a third of the block
  item_number text not null,
  lines integer not null,
  cases bigint not null,
  units bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (division, team, season, item_number)
);
insert into sales_item_seasons
select division, '', floor(block / 3.0)::integer, item_number, sum(lines)::int, sum(cases), sum(units), sum(sales_cents), sum(cost_cents)
from sales_item_blocks where ship_to = '' group by 1, 3, 4;
