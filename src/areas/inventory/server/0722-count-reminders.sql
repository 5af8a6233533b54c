-- INV-1: the reminder of an open count leaves once for each time that nobody counted for days, however often the job runs. The key
-- is the rule.
create table count_reminders (
  inventory_id uuid not null references customer_inventories on delete cascade,
  quiet_since timestamptz not null, -- when somebody last counted, or when the count was opened
  user_id uuid not null references users on delete cascade, -- whom the mail went to
  reminded_at timestamptz not null,
  primary key (inventory_id, quiet_since)
);
create index count_reminders_user on count_reminders (user_id);
