create table carts (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  bill_to text not null,
  po text not null default '' check (length(po) <= 15),
  type text not null check (type in ('internal', 'external')), -- who started it: staff or customer
  so_type text not null, -- order type
  delivery_date date,
  source text not null default 'online',
  sharing_mode text not null default 'UNLOCK' check (sharing_mode in ('LOCK', 'UNLOCK')),
  int_owner_id uuid references users,
  ext_owner_id uuid references users,
  is_visible_to_customer boolean not null default true,
  guide_info jsonb,
  status text not null default 'open' check (status in ('open', 'ordered', 'discarded')),
  version integer not null default 1, -- grows by one with every change; the ETag
  created_by uuid not null references users,
  created_at timestamptz not null default now(),
  changed_by uuid not null references users,
  changed_at timestamptz not null default now(),
  foreign key (division, ship_to) references ship_tos,
  foreign key (division, bill_to) references bill_tos
);
create index carts_open on carts (division, ship_to, changed_at desc) where status = 'open';

-- CART-1: one active cart per user, ship-to and division. The key is the rule.
create table active_carts (
  user_id uuid not null references users on delete cascade,
  division text not null,
  ship_to text not null,
  cart_id uuid not null references carts on delete cascade,
  primary key (user_id, division, ship_to)
);
create index active_carts_cart on active_carts (cart_id);

create table cart_lines (
  cart_id uuid not null references carts on delete cascade,
  item_number text not null,
  division text not null,
  ship_to text not null,
  ordered_cases integer not null default 0 check (ordered_cases between 0 and 9999),
  ordered_units integer not null default 0 check (ordered_units between 0 and 9999),
  case_price_override jsonb, -- { type: amount | percent, value } (CART-10)
  each_price_override jsonb,
  position integer not null, -- order of adding
  added_by uuid not null references users,
  added_at timestamptz not null default now(),
  changed_by uuid not null references users,
  changed_at timestamptz not null default now(),
  primary key (cart_id, item_number),
  foreign key (division, item_number) references items,
  check (ordered_cases + ordered_units > 0)
);

-- Who changed what, one row a version (CART-12).
create table cart_changes (
  cart_id uuid not null references carts on delete cascade,
  version integer not null,
  at timestamptz not null default now(),
  user_id uuid not null,
  real_user_id uuid not null,
  kind text not null, -- created, line-set, line-removed, details-changed, ...
  details jsonb not null default '{}', -- before and after, so that one's own last change can be undone
  primary key (cart_id, version)
);
