-- GUIDE-3: what was last counted of an item at a ship-to; written when a count is closed (areas/inventory), read by
-- 'fill to par'.
create table counted_stock (
  division text not null,
  ship_to text not null,
  item_number text,
  custom_item_id uuid,
  hundredths_of_cases integer not null check (hundredths_of_cases >= 0), -- partial cases are counted too
  units integer not null check (units >= 0),
  counted_at timestamptz not null,
  foreign key (division, ship_to) references ship_tos on delete cascade,
  foreign key (division, item_number) references items on delete cascade,
  foreign key (division, ship_to, custom_item_id) references custom_items (division, ship_to, id) on delete cascade,
  check (num_nonnulls(item_number, custom_item_id) = 1)
);
create unique index counted_stock_item on counted_stock (division, ship_to, item_number) where item_number is not null;
create unique index counted_stock_custom_item on counted_stock (division, ship_to, custom_item_id)
  where custom_item_id is not null;
create index counted_stock_of_catalogue on counted_stock (division, item_number) where item_number is not null;

-- GUIDE-1: when the division's rule last looked at a Standard guide; null: not yet.
alter table guides add followed_at timestamptz;
create index guides_followed on guides (followed_at nulls first) where type = 'Standard';
