-- CART-13: which item a kitchen means by its own words, as people chose it. It belongs to the ship-to: no person is named.
create table learned_words (
  division text not null,
  ship_to text not null,
  words text not null, -- sorted, in the form words are compared in
  item_number text not null,
  times integer not null default 1, -- chosen so many times in a row
  chosen_at timestamptz not null default now(),
  primary key (division, ship_to, words),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
