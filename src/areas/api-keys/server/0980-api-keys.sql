-- NEXT-12: keys of programs. A key itself is stored nowhere: `mark` is a keyed hash of it. After a
-- rotation the former one is accepted until `former_until`.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  program text not null check (length(program) between 1 and 60),
  scopes text[] not null,
  mark text not null unique,
  starts_with text not null,
  former_mark text unique,
  former_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_address text,
  check ((former_mark is null) = (former_until is null))
);
create index api_keys_of_user on api_keys (user_id);
