-- Two-factor sign-in (AUTH-5, AUTH-6).

-- A session whose password was right but whose second factor is still owed reaches the calls of that step alone.
alter table sessions
  add column stage text not null default 'full' check (stage in ('full', 'mfa', 'mfa-setup')),
  add column proved_at timestamptz, -- when a password or a second factor was last shown in this session (step-up)
  add column password_at timestamptz; -- the same, of the password alone

-- What a user signs in with besides the password. No row, no second factor.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'), -- E.164; codes go here
  totp_secret text, -- of the authenticator app, sealed
  totp_last_step bigint not null default 0, -- a time step opens once (replay)
  modified_on timestamptz not null default now(),
  check (phone is not null or totp_secret is not null)
);

-- An authenticator app that was shown its secret but has not proved it yet.
create table pending_authenticators (
  user_id uuid primary key references users on delete cascade,
  totp_secret text not null, -- sealed
  expires_at timestamptz not null
);

-- What is asked of one user beyond the portal's own policy.
create table second_factor_terms (
  user_id uuid primary key references users on delete cascade,
  enforce_date date, -- from this day on; the portal's date when null
  is_setup_due boolean not null default false, -- after a reset by staff: the next sign-in sets up a new factor
  banner_dismissed_at timestamptz
);

-- The portal's own date, written at start from its configuration.
create table second_factor_policy (
  only_row boolean primary key default true check (only_row),
  enforce_date date
);

-- A code that was sent: it belongs to one session, one purpose and one number, and is worth nothing elsewhere.
create table second_factor_codes (
  session_hash bytea not null references sessions (token_hash) on update cascade on delete cascade,
  purpose text not null check (purpose in ('enable', 'change-old', 'change-new', 'login', 'step-up')),
  user_id uuid not null references users on delete cascade,
  phone text not null, -- E.164
  code_mark text not null, -- HMAC of user, purpose, number and code
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);
create index second_factor_codes_user on second_factor_codes (user_id);
create index second_factor_codes_expiry on second_factor_codes (expires_at);

-- When a code was last sent for an account and to a number: the 30 seconds between two of them.
create table code_sends (
  key text primary key, -- a hash: no number stands here
  sent_at timestamptz not null
);

-- Codes for the day the phone is gone; each opens once.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_mark text not null, -- HMAC
  used_at timestamptz,
  primary key (user_id, code_mark)
);
