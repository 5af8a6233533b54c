-- A card about to be typed into the processor's page: issued to one session, good once and for minutes (PROFILE-6).
create table card_entries (
  reference uuid primary key, -- what the processor knows the entry by; its token is never stored
  user_id uuid not null references users on delete cascade,
  session_key bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index card_entries_age on card_entries (expires_at);
