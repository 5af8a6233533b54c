-- PUNCH-3: a purchase order of a procurement system. Its number is there once for an integration: the key is the rule.
create table punchout_orders (
  id uuid primary key,
  settings_id uuid not null references punchout_settings on delete cascade,
  order_id text not null check (length(order_id) between 1 and 255), -- as sent, never cut
  state text not null check (state in ('placed', 'held', 'cancelled')),
  created_at timestamptz not null,
  unique (settings_id, order_id)
);

-- One for each ship-to: the cart it was checked as, and the sales order it became; held ones have none until somebody places them.
create table punchout_order_parts (
  punchout_order_id uuid not null references punchout_orders on delete cascade,
  cart_id uuid not null,
  sales_order_id uuid,
  primary key (punchout_order_id, cart_id)
);

-- Accepted documents with their answers: the same one again is answered alike, and does nothing.
create table punchout_order_documents (
  settings_id uuid not null references punchout_settings on delete cascade,
  payload_id text not null,
  order_id text not null,
  type text not null,
  status integer not null default 0,
  sentence text not null default '',
  at timestamptz not null,
  primary key (settings_id, payload_id, order_id, type)
);
create index punchout_order_documents_age on punchout_order_documents (at);
