-- NEXT-2: the former versions of an order, as they were when another one took their place. Only added.
create table order_versions (
  order_id uuid not null references orders on delete cascade,
  version integer not null,
  content jsonb not null, -- the order as staff read it; customers are returned it without overrides
  replaced_at timestamptz not null,
  replaced_by uuid not null references users,
  replaced_by_real_user uuid references users, -- staff acting for the customer
  cart_id uuid not null unique, -- one version per cart, ever (CHECK-4)
  primary key (order_id, version)
);
