-- PUNCH-3: integrations are found by the sender pair of a document.
create index punchout_settings_sender on punchout_settings (sender_key);

-- PUNCH-4: a buyer's visit from a procurement system: what it asked for, where the cart goes back to, and how far it has come.
create table punchout_sessions (
  id uuid primary key,
  settings_id uuid not null references punchout_settings on delete cascade,
  user_id uuid not null references users on delete cascade, -- the owner of the integration, as whom the buyer shops
  operation text not null check (operation in ('create', 'edit', 'inspect')),
  buyer_cookie text not null, -- as it came: goes back character by character
  return_url text not null, -- the browser posts the cart there; never fetched
  return_target text not null default '', -- frame of the buyer's page; '' for the whole window
  buyer_domain text not null default '', -- From of the request: To of the cart
  buyer_identity text not null default '',
  is_test boolean not null,
  is_delivery_fixed boolean not null default false, -- disableCartDeliveryInfo (ACCESS-7)
  division text, -- the ship-to it starts with; null until the buyer chooses
  ship_to text,
  reach text not null check (reach in ('one', 'group', 'mapped', 'own')), -- the ship-tos that may be chosen
  group_id text not null default '',
  selected_part text not null default '',
  asked_lines jsonb not null default '[]', -- lines of the cart to be edited or looked at
  start_hash bytea not null unique, -- SHA-256 of the start page's token; the token itself is never stored
  start_expires_at timestamptz not null,
  token_hash bytea unique, -- SHA-256 of the cookie, once the start page was opened
  created_at timestamptz not null,
  opened_at timestamptz,
  last_seen_at timestamptz,
  ends_at timestamptz, -- at the latest; it ends sooner when idle
  ended_at timestamptz,
  end_kind text check (end_kind in ('returned', 'left', 'replaced')),
  check ((division is null) = (ship_to is null)),
  check ((opened_at is null) = (token_hash is null) and (ended_at is null) = (end_kind is null))
);
create index punchout_sessions_settings on punchout_sessions (settings_id, created_at);
create index punchout_sessions_user on punchout_sessions (user_id);
create index punchout_sessions_age on punchout_sessions (created_at);

-- PUNCH-3, PUNCH-5: every message of a procurement system with what was answered, and what was sent by ourselves. Documents are
-- stored without secrets and card numbers.
create table punchout_messages (
  id uuid primary key,
  settings_id uuid references punchout_settings on delete set null, -- null: its sender is not known
  session_id uuid,
  at timestamptz not null,
  direction text not null check (direction in ('in', 'out')),
  kind text not null, -- PunchOutSetupRequest, OrderRequest, PunchOutOrderMessage, …; 'unreadable'
  payload_id text not null default '',
  status integer not null, -- of cXML
  reason text not null default '', -- the sentence beside it
  duration_ms integer not null,
  is_test boolean not null default false,
  document text not null,
  answer text not null default '',
  address text not null default ''
);
create index punchout_messages_log on punchout_messages (settings_id, at desc);
create index punchout_messages_age on punchout_messages (at);
