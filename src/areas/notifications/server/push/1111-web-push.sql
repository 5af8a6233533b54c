-- NEXT-7: web push. The pair of keys that push services know this installation by (RFC 8292).
create table push_keys (
  id integer primary key check (id = 1),
  public_key text not null, -- base64url, uncompressed point
  private_key text not null -- sealed
);

-- A browser that takes web push, as long as the session it was switched on in.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint_mark text not null, -- keyed hash; the endpoint itself is a secret
  host text not null, -- of the endpoint, for staff
  sealed text not null, -- endpoint and keys, as JSON
  name text not null, -- such as 'Chrome on Windows'
  created_at timestamptz not null default now(),
  last_problem text,
  unique (endpoint_mark)
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- Messages to browsers. The subscription may be gone: they do not refer to it.
create table push_messages (
  id uuid primary key,
  subscription_id uuid not null,
  host text not null,
  event text not null,
  address text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  give_up_at timestamptz, -- a notice of yesterday is of no use
  sent_at timestamptz,
  last_error text,
  stopped_at timestamptz,
  stop_reason text check (stop_reason in ('refused', 'tooOld', 'expired', 'givenUp')),
  first_attempt_at timestamptz,
  repeated_at timestamptz
);
create index push_messages_due on push_messages (next_attempt_at) where sent_at is null and stopped_at is null;
create index push_messages_stopped on push_messages (id) where stopped_at is not null;
create index push_messages_waiting on push_messages (id) where sent_at is null and stopped_at is null;
create index push_messages_age on push_messages (created_at);
