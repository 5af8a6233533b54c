-- Things that must happen once: the key is stored in the transaction of its effect (architecture, section 4).
create table idempotency_keys (
  real_user_id uuid not null,
  user_id uuid not null,
  route text not null,
  key text not null,
  body_hash text not null,
  status smallint not null,
  answer text not null, -- the JSON that was sent; replayed to the letter
  created_at timestamptz not null default now(),
  primary key (real_user_id, user_id, route, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
comment on table idempotency_keys is 'Answers of calls that must happen once, replayed for a repeated Idempotency-Key.';

-- Messages to the distributor''s ERP, written with the change itself and delivered at least once (PLAT-4).
create table outbox_messages (
  id bigint generated always as identity primary key,
  message_id uuid not null unique, -- stable across deliveries; the receiver deduplicates by it
  topic text not null, -- order.placed, ...
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_error text
);
create index outbox_messages_due on outbox_messages (next_attempt_at) where delivered_at is null;

-- Mail leaves through a port; in demo mode the outbox page shows it (PLAT-9).
create table mails (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  text_body text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text
);
create index mails_due on mails (next_attempt_at) where sent_at is null;

-- Who did what, as whom, to which entity, when and from where (PLAT-8).
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  real_user_id uuid,
  user_id uuid,
  action text not null, -- a verb phrase such as order.place
  entity text not null, -- kind and id, such as order:018f...
  division text,
  ship_to text,
  details jsonb not null default '{}',
  address text -- of the caller
);
create index audit_entries_entity on audit_entries (entity, at);
create index audit_entries_user on audit_entries (real_user_id, at);

-- Fixed-window counters shared by all processes; losing them in a crash is harmless.
create unlogged table rate_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
