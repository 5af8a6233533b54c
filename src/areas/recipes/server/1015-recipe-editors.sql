-- RECIPE-3: who has the form of a recipe open. Its browser says so again and again: a row that is
-- older than a minute is of somebody who has gone.
create table recipe_editors (
  recipe_id uuid references recipes on delete cascade,
  user_id uuid references users on delete cascade,
  seen_at timestamptz not null,
  primary key (recipe_id, user_id)
);
