-- Links to set a new password: single use, 30 minutes (AUTH-7). The token itself stands only in the mail.
create table password_resets (
  token_hash bytea primary key, -- SHA-256 of the token
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);
create index password_resets_expiry on password_resets (expires_at);
