-- Users of the portal: staff and customers (ACCESS-1).
create table users (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null,
  display_name text not null,
  first_name text not null,
  last_name text not null default '',
  phone text not null default '',
  type text not null check (type in ('ece', 'ecmi', 'eci', 'ecm', 'ecp', 'other')),
  role text not null, -- a key of areas/people/roles.ts
  allowed_modes text[] not null default '{restaurant}', -- restaurant, accounting (ACCESS-6)
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index users_email on users (email);

-- Features of the person beyond those of the role (ACCESS-2).
create table user_features (
  user_id uuid not null references users on delete cascade,
  feature text not null, -- a key of areas/people/feature-keys.ts
  primary key (user_id, feature)
);

create table user_passwords (
  user_id uuid primary key references users on delete cascade,
  hash text not null, -- argon2id
  changed_at timestamptz not null default now(),
  is_expired boolean not null default false
);
