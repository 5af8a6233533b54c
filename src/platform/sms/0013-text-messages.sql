-- Text messages leave through a port; in demo mode the outbox page shows them (PLAT-9).
create table text_messages (
  id uuid primary key,
  to_phone text not null, -- E.164
  text_body text not null,
  is_sealed boolean not null default false, -- a dump of the database must not sign anybody in
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  give_up_at timestamptz, -- a code that has expired is not worth sending
  sent_at timestamptz,
  last_error text
);
create index text_messages_due on text_messages (next_attempt_at) where sent_at is null;
