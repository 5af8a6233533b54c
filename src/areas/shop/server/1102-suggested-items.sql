-- STAFF-6: items that staff put among a ship-to's usual items until they are bought again.
create table suggested_items (
  division text not null,
  ship_to text not null,
  item_number text not null,
  suggested_by uuid not null references users,
  suggested_at timestamptz not null,
  primary key (division, ship_to, item_number),
  foreign key (division, ship_to) references ship_tos on delete cascade,
  foreign key (division, item_number) references items on delete cascade
);
