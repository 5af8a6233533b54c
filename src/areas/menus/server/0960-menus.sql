-- NEXT-10: a menu is a set of recipes of one ship-to with a mix: how many of the covers take a
-- dish, and how much of it each. No cost is stored: it follows from today's prices. A recipe on a
-- menu is not deleted; areas/recipes asks first.
create table menus (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  title text not null check (length(title) between 1 and 120),
  description text not null default '',
  usual_covers integer check (usual_covers between 1 and 99999), -- what an order starts with
  created_by uuid references users,
  created_on timestamptz not null default now(),
  modified_by uuid references users,
  modified_on timestamptz not null default now(),
  version integer not null default 1,
  unique (division, ship_to, id),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
create unique index menus_title on menus (division, ship_to, lower(title));

create table menu_recipes (
  menu_id uuid not null,
  line_number integer not null check (line_number > 0),
  division text not null,
  ship_to text not null,
  recipe_id uuid not null,
  share_pct numeric(5, 2) not null check (share_pct > 0 and share_pct <= 100), -- of the covers that take it
  portions numeric(4, 2) not null default 1 check (portions > 0), -- servings for each of these
  primary key (menu_id, line_number),
  unique (menu_id, recipe_id),
  foreign key (division, ship_to, menu_id) references menus (division, ship_to, id) on delete cascade,
  foreign key (division, ship_to, recipe_id) references recipes (division, ship_to, id)
);
create index menu_recipes_recipe on menu_recipes (division, ship_to, recipe_id);
