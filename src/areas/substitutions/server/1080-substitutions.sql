-- What happens to items that come short, per ship-to and item (NEXT-3).
create table substitution_preferences (
  division text not null,
  ship_to text not null,
  item_number text not null,
  choice text not null check (choice in ('substitute', 'ask', 'none')),
  alternatives jsonb not null default '[]', -- [{ itemNumber, accepted: { diets, allergens, unstated } }]
  max_increase_percent integer check (max_increase_percent between 0 and 100), -- null: no limit
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references users, -- staff acting for the customer included; null: imported
  primary key (division, ship_to, item_number),
  check ((choice = 'substitute') = (jsonb_array_length(alternatives) between 1 and 3)),
  foreign key (division, ship_to) references ship_tos,
  foreign key (division, item_number) references items
);
-- An item that is removed takes its rows along without reading the whole table.
create index substitution_preferences_item on substitution_preferences (division, item_number);

create table substitution_defaults (
  division text not null,
  ship_to text not null,
  choice text not null check (choice in ('ask', 'none')),
  primary key (division, ship_to),
  foreign key (division, ship_to) references ship_tos
);
