-- Named sets of columns and a sort, for order entry and for price lists (STAFF-4).
create table list_views (
  id uuid primary key,
  kind text not null check (kind in ('order', 'price')),
  -- The list it stands in: own:USER, billTo:DIVISION/NUMBER or staff. Names and places are of a list.
  list text not null,
  shared_with text not null check (shared_with in ('nobody', 'billTo', 'staff')),
  owner_id uuid not null references users, -- who made it; of a view shared with nobody its only reader
  division text,
  bill_to text,
  name text not null check (char_length(name) between 1 and 60),
  columns text[] not null,
  sort_by text,
  sort_direction text not null check (sort_direction in ('asc', 'desc')),
  place integer not null, -- low comes first
  version integer not null default 1,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  foreign key (division, bill_to) references bill_tos on delete cascade,
  check ((shared_with = 'billTo') = (bill_to is not null)),
  check ((bill_to is null) = (division is null))
);
create unique index list_views_by_name on list_views (kind, list, lower(name));
create index list_views_by_place on list_views (kind, list, place, id);

-- What each person chose last on a screen. Without a reference to the view, whose name is kept:
-- when the view is gone, its readers are told.
create table chosen_views (
  user_id uuid not null references users,
  place text not null check (place in ('shop', 'guide', 'cart', 'review', 'priceList')),
  view_id uuid not null,
  view_name text not null,
  primary key (user_id, place)
);
