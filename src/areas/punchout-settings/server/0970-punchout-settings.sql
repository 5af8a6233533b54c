-- PUNCH-1: a user's connections to procurement software. A shared secret is stored nowhere:
-- `secret_mark` is a keyed hash of it, bound to the row. `sender_key` is the sender pair as
-- documents are compared with it, whatever its case.
create table punchout_settings (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  software text not null,
  sender_domain text not null check (length(sender_domain) between 1 and 255),
  sender_identity text not null check (length(sender_identity) between 1 and 255),
  sender_key text not null,
  procurement_software_url text not null default '' check (length(procurement_software_url) <= 2048),
  uom_map_case text not null check (uom_map_case ~ '^\S{1,10}$'),
  uom_map_each text not null check (uom_map_each ~ '^\S{1,10}$'),
  allow_ship_to_change boolean not null default false,
  allow_ship_tos_by_group_of_default boolean not null default false,
  secret_mark text,
  secret_created_on timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (user_id, sender_key),
  check ((secret_mark is null) = (secret_created_on is null)),
  check (allow_ship_to_change or not allow_ship_tos_by_group_of_default)
);

-- PUNCH-2: what the customer's system calls a ship-to. Codes are compared without regard to case,
-- hence `punchout_key`.
create table punchout_ship_tos (
  settings_id uuid not null references punchout_settings on delete cascade,
  division text not null,
  ship_to text not null,
  punchout_ship_to text not null check (length(punchout_ship_to) between 1 and 255),
  punchout_key text not null,
  punchout_group_id text not null default '' check (length(punchout_group_id) <= 60),
  primary key (settings_id, division, ship_to),
  unique (settings_id, punchout_key),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
