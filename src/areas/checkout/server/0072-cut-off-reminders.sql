-- CHECK-1: the mail before a cut-off leaves once per cart and cut-off, however often the job runs. The key is the rule.
create table cut_off_reminders (
  cart_id uuid not null references carts on delete cascade,
  cut_off_at timestamptz not null,
  user_id uuid not null references users on delete cascade, -- whom the mail went to
  reminded_at timestamptz not null,
  primary key (cart_id, cut_off_at)
);
create index cut_off_reminders_user on cut_off_reminders (user_id);
