-- PLAT-3: the units an item is bought in beside the case and the each, such as a layer or a pallet.
-- Each is a number of cases, said in cases or in eaches.
create table item_units (
  division text not null,
  item_number text not null,
  name text not null check (char_length(name) between 1 and 20),
  cases integer check (cases > 0),
  eaches integer check (eaches > 0),
  primary key (division, item_number, name),
  foreign key (division, item_number) references items on delete cascade,
  check (num_nonnulls(cases, eaches) > 0)
);
