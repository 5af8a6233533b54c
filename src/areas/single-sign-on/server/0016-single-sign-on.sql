-- AUTH-2: sign-ins on their way to the provider and back; each comes back once, to the browser it left.
create table single_sign_on_flows (
  state_hash bytea primary key, -- SHA-256 of the state
  browser_hash bytea not null, -- SHA-256 of the browser's cookie
  sealed text not null, -- nonce, PKCE verifier and where to go afterwards
  expires_at timestamptz not null
);
create index single_sign_on_flows_expiry on single_sign_on_flows (expires_at);

-- What the demo's own provider remembers; empty everywhere else.
create table demo_provider_records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  expires_at timestamptz not null,
  primary key (kind, id)
);
create index demo_provider_records_uid on demo_provider_records (uid);
create index demo_provider_records_grant on demo_provider_records (grant_id);
create index demo_provider_records_expiry on demo_provider_records (expires_at);
