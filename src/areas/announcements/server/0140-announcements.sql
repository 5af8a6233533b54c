-- Announcements and whom each is for (SHELL-4, STAFF-2).
create table announcements (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100), -- the staff's own word for it; readers see only the text
  value text not null check (char_length(value) between 1 and 500), -- the text with **strong** and [links](address)
  features text not null default '', -- comma list of feature keys; NOAUTH and YESAUTH are wildcards
  device_type smallint not null default 0 check (device_type in (0, 1, 2)), -- 0 all, 1 web only, 2 mobile only
  starts_on timestamptz, -- null: at once
  ends_on timestamptz, -- null: until somebody ends it
  position integer not null, -- low comes first
  version integer not null default 1,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  check (ends_on > starts_on)
);
create index announcements_order on announcements (position, id);
