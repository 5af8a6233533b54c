-- CART-5, CHECK-2: what may take an item's place in a cart, as buyers of the distributor decided; offered in this order.
create table item_alternates (
  division text not null,
  item_number text not null,
  alternate_number text not null,
  rank integer not null default 1 check (rank > 0), -- 1 is offered first
  case_ratio_hundredths integer not null default 100 check (case_ratio_hundredths between 1 and 10000), -- cases of the alternate for 100 of the item
  primary key (division, item_number, alternate_number),
  foreign key (division, item_number) references items on delete cascade,
  foreign key (division, alternate_number) references items (division, item_number) on delete cascade,
  check (item_number <> alternate_number)
);
-- An alternate that is removed takes its rows along without reading the whole table.
create index item_alternates_alternate on item_alternates (division, alternate_number);
