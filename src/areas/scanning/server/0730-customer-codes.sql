-- NEXT-8: what people of a ship-to said a code stands for: asked once, known ever after.
create table customer_codes (
  division text not null,
  ship_to text not null,
  code text not null check (length(code) between 1 and 200), -- a GTIN as 14 digits, the item part of a scale's label, or as it is
  item_number text,
  custom_item_id uuid,
  unit text not null check (unit in ('CS', 'EA')),
  learned_by uuid references users on delete set null, -- the person at the keyboard
  learned_at timestamptz not null,
  primary key (division, ship_to, code),
  check (num_nonnulls(item_number, custom_item_id) = 1),
  foreign key (division, ship_to) references ship_tos on delete cascade,
  foreign key (division, item_number) references items on delete cascade,
  foreign key (division, ship_to, custom_item_id) references custom_items (division, ship_to, id) on delete cascade
);
create index customer_codes_item on customer_codes (division, item_number) where item_number is not null;
create index customer_codes_custom_item on customer_codes (division, ship_to, custom_item_id) where custom_item_id is not null;
create index customer_codes_learned_by on customer_codes (learned_by) where learned_by is not null;
