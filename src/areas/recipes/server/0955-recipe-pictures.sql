-- RECIPE-2: pictures that recipes show. The file lies in the file store under the id.
create table recipe_pictures (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  added_by uuid references users,
  added_at timestamptz not null,
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
alter table recipes add picture_id uuid,
  add foreign key (division, ship_to, picture_id) references recipe_pictures (division, ship_to, id);
create index recipes_picture on recipes (division, ship_to, picture_id) where picture_id is not null;

-- RECIPE-3: an item that vanishes stays in its lines, as an unknown item without a price: a line
-- that went with it would make the recipe cheaper than it is. Items are checked when a recipe is
-- written.
alter table recipe_ingredients drop constraint recipe_ingredients_division_item_number_fkey;
