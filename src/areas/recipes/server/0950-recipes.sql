-- RECIPE-1 to 3: what a kitchen cooks. Every row belongs to one ship-to of one division; the composite keys keep an
-- ingredient from naming another customer's recipe or custom item. No cost is stored: it follows from today's prices.
create table recipes (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  title text not null check (length(title) between 1 and 120),
  description text not null default '',
  type text not null check (type in ('MENU_RECIPE', 'SUB_RECIPE')),
  category text not null default '',
  station text not null default '',
  tools text not null default '',
  cook_time_mins integer check (cook_time_mins between 0 and 9999),
  servings integer check (servings between 1 and 99999), -- of a menu recipe
  menu_price_cents bigint check (menu_price_cents between 1 and 9999999), -- a serving, of a menu recipe
  no_of_recipe_units numeric(10, 4) check (no_of_recipe_units > 0), -- of a sub recipe: what it makes, in recipe_unit
  recipe_unit text not null default '',
  q_factor_pct numeric(5, 2) not null default 0 check (q_factor_pct between 0 and 100), -- added for what nobody measures
  directions jsonb not null default '[]', -- the steps, in order
  diet_override text[], -- null: derived from the ingredients
  free_from_override text[],
  created_by uuid references users,
  created_on timestamptz not null default now(),
  modified_by uuid references users,
  modified_on timestamptz not null default now(),
  version integer not null default 1,
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade,
  check (case type when 'MENU_RECIPE' then servings is not null else no_of_recipe_units is not null and recipe_unit <> '' end)
);
create unique index recipes_title on recipes (division, ship_to, lower(title));

create table recipe_ingredients (
  recipe_id uuid not null,
  line_number integer not null check (line_number > 0),
  division text not null,
  ship_to text not null,
  item_number text,
  custom_item_id uuid,
  sub_recipe_id uuid,
  measurement text not null default '', -- as the cook reads it
  quantity numeric(12, 6) not null check (quantity > 0), -- in recipe_unit
  recipe_unit text not null check (recipe_unit <> ''),
  purchase_unit smallint not null default 1 check (purchase_unit in (1, 2)), -- 1 case, 2 each
  ru_per_pu numeric(13, 6) not null check (ru_per_pu > 0), -- recipe units in one purchase unit, pound or sub recipe's unit
  yield_pct numeric(5, 2) not null default 100 check (yield_pct > 0 and yield_pct <= 100), -- left after trimming
  primary key (recipe_id, line_number),
  foreign key (division, ship_to, recipe_id) references recipes (division, ship_to, id) on delete cascade,
  foreign key (division, item_number) references items on delete cascade,
  foreign key (division, ship_to, custom_item_id) references custom_items (division, ship_to, id),
  foreign key (division, ship_to, sub_recipe_id) references recipes (division, ship_to, id) deferrable initially deferred,
  check (num_nonnulls(item_number, custom_item_id, sub_recipe_id) = 1),
  check (sub_recipe_id is distinct from recipe_id)
);
create index recipe_ingredients_recipe on recipe_ingredients (division, ship_to, recipe_id);
create index recipe_ingredients_item on recipe_ingredients (division, item_number) where item_number is not null;
create index recipe_ingredients_custom_item on recipe_ingredients (division, ship_to, custom_item_id) where custom_item_id is not null;
create index recipe_ingredients_sub_recipe on recipe_ingredients (division, ship_to, sub_recipe_id) where sub_recipe_id is not null;

-- What a kitchen answered about the measures of an ingredient, such as what a cup of it weighs: asked once, kept for it.
create table ingredient_links (
  division text not null,
  ship_to text not null,
  ingredient text not null, -- an item number, or the id of a custom item or sub recipe
  of_unit text not null, -- one of it ...
  amount text not null, -- ... is so much, an exact fraction ...
  unit text not null, -- ... of these
  answered_by uuid references users,
  answered_at timestamptz not null,
  primary key (division, ship_to, ingredient, of_unit),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
