-- IMPORT-1: files that were read and wait for their mapping, for one user and one ship-to, an hour long.
create table order_imports (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  user_id uuid not null references users on delete cascade,
  file_name text not null,
  columns jsonb not null, -- [{ index, header, examples, emptyRows }]
  rows text, -- JSON: [[row number, cell, …], …]; null once imported
  row_count integer not null,
  stage text not null default 'waiting' check (stage in ('waiting', 'checking', 'saving', 'done')),
  done_rows integer not null default 0,
  cart_id uuid, -- the cart made of it; a file is imported once
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (division, ship_to) references ship_tos,
  check ((stage = 'done') = (cart_id is not null)),
  check (rows is not null or cart_id is not null)
);
create index order_imports_of_user on order_imports (user_id, division, ship_to, created_at desc);
create index order_imports_expiry on order_imports (expires_at);
