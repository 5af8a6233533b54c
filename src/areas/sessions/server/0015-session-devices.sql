-- AUTH-3: sessions are listed and ended one by one, and those that stay belong to one device.
alter table sessions add column id uuid not null default gen_random_uuid(); -- names the session in the list; opens nothing
alter table sessions add column device_hash bytea; -- SHA-256 of the device's cookie; the session opens on that device alone
alter table sessions add column sign_in text not null default 'password' check (sign_in in ('password', 'single sign-on'));
create unique index sessions_id on sessions (id);
create index sessions_real_user on sessions (real_user_id);

-- AUTH-1: devices a user has signed in on. Failures elsewhere do not use up their attempts.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null, -- SHA-256 of the cookie
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_age on known_devices (last_seen_at);

-- AUTH-1: each token of the bot challenge is good for one attempt.
create table used_challenges (
  token_hash bytea primary key, -- SHA-256 of the token
  expires_at timestamptz not null
);
create index used_challenges_expiry on used_challenges (expires_at);

-- AUTH-3: an attempt that passed the challenge may be repeated with its key (security 41).
create table passed_challenges (
  key_hash bytea primary key, -- SHA-256 of turnstileIdempotentKey
  bound_to bytea not null, -- SHA-256 of e-mail, stored password hash and outcome
  expires_at timestamptz not null
);
create index passed_challenges_expiry on passed_challenges (expires_at);
