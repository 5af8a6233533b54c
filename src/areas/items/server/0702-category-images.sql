-- ITEM-10: pictures of a category in the order they are shown; the file lies in the file store under its id.
create table category_images (
  id uuid primary key,
  category_id text not null references categories on delete cascade,
  position integer not null default 0,
  alt_text text not null check (length(alt_text) <= 200), -- what it shows; read aloud
  added_by uuid references users,
  added_at timestamptz not null default now()
);
create index category_images_category on category_images (category_id, position);

-- The first picture of the nearest category at or above it: what its items without pictures show. Kept by the triggers
-- below, as following the parents for every row of every list would cost more than the row.
alter table categories add picture_id uuid;

create function set_category_pictures() returns trigger language plpgsql as $$
begin
  with recursive own (id, parent_id, picture) as (
    select c.id, c.parent_id,
      (select i.id from category_images i where i.category_id = c.id order by i.position, i.id limit 1)
    from categories c
  ), pictures (id, picture) as (
    select id, picture from own where parent_id is null
    union all
    select o.id, coalesce(o.picture, p.picture) from own o join pictures p on o.parent_id = p.id
  )
  update categories c set picture_id = p.picture
  from pictures p where p.id = c.id and c.picture_id is distinct from p.picture;
  return null;
end $$;
create trigger category_images_changed after insert or update or delete on category_images
  for each statement execute function set_category_pictures();
create trigger category_pictures_inherited after insert or update of parent_id on categories
  for each statement execute function set_category_pictures();
-- Copies of items hold the address.
create trigger category_pictures_changed after update of picture_id on categories
  for each statement execute function note_changed_names();
