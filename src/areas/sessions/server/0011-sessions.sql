create table sessions (
  token_hash bytea primary key, -- SHA-256 of the cookie; the token itself is never stored
  user_id uuid not null references users on delete cascade, -- the effective user
  real_user_id uuid not null references users on delete cascade, -- differs under login-as (AUTH-8)
  stay_signed_in boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null, -- idle end 12 h, or 30 days when staying signed in
  address text not null default '',
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
