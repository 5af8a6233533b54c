create sequence order_numbers start 1000001;

create table orders (
  id uuid primary key,
  order_number text not null unique, -- the number a person says on the phone
  cart_id uuid unique, -- one order per cart, ever (CHECK-4); null for imported history
  cart_version integer,
  division text not null,
  ship_to text not null,
  bill_to text not null,
  po text not null default '',
  so_type text not null,
  delivery_date date,
  status text not null default 'Placed' check (status in ('Placed', 'InProgress', 'Failed', 'Expired', 'Open', 'Invoiced')),
  origin_source smallint not null default -1, -- online -1, Punchout 5
  erp_order_number text,
  placed_by uuid references users,
  placed_by_real_user uuid references users, -- staff acting for the customer
  placed_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  total_cases integer not null,
  total_units integer not null,
  total_weight_hundredths bigint not null default 0,
  subtotal_cents bigint not null,
  has_estimates boolean not null default false, -- a catch-weight line: the invoice decides
  note text not null default '',
  foreign key (division, ship_to) references ship_tos,
  foreign key (division, bill_to) references bill_tos
);
create index orders_ship_to on orders (division, ship_to, placed_at desc);
create index orders_delivery on orders (division, ship_to, delivery_date);

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  line_number integer not null,
  division text not null,
  ship_to text not null,
  item_number text not null,
  description text not null, -- as it read when it was ordered
  pack_size_description text not null default '',
  brand text not null default '',
  ordered_cases integer not null,
  ordered_units integer not null,
  case_price_cents bigint,
  each_price_cents bigint,
  per_pound_hundredths bigint,
  is_catch_weight boolean not null default false,
  line_total_cents bigint not null,
  price_receipt jsonb not null default '{}', -- how the price came about, frozen (NEXT-1)
  primary key (order_id, line_number)
);
create index order_lines_item on order_lines (division, ship_to, item_number);

create table order_status_changes (
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null default now(),
  status text not null,
  message text not null default '',
  primary key (order_id, at, status)
);
