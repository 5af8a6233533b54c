-- NEXT-7: what people were notified of, on which channels, and why.
create table notifications (
  id uuid primary key, -- ordered by time
  user_id uuid not null references users on delete cascade,
  event text not null, -- a key of notificationEvents
  title text not null, -- plain text, as is `body`
  body text not null,
  address text, -- where it leads: a path of this site
  division text,
  ship_to text, -- it is shown while its user may act for this ship-to
  bill_to text, -- the same, of a bill-to
  is_in_portal boolean not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz, -- it stood in a list that was opened
  read_at timestamptz
);
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_in_portal on notifications (user_id, id desc) where is_in_portal;
create index notifications_unread on notifications (user_id, id desc) where is_in_portal and read_at is null;
create index notifications_age on notifications (created_at);

-- One message of a notification on another channel than the portal.
create table notification_sends (
  id uuid primary key,
  notification_id uuid not null references notifications on delete cascade,
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('mail', 'digest', 'text', 'push')),
  reason text not null check (reason in ('default', 'chosen')),
  is_urgent boolean not null, -- it went out in quiet hours
  held_until timestamptz, -- the end of the quiet hours it waited for
  message_id uuid, -- of the mail, text message or push message; null while a daily mail is ahead
  dropped_at timestamptz, -- it was left out of the daily mail: its user lost the customer
  created_at timestamptz not null default now()
);
create index notification_sends_of on notification_sends (notification_id);
create index notification_sends_message on notification_sends (message_id) where message_id is not null;
create index notification_sends_ahead on notification_sends (user_id)
  where channel = 'digest' and message_id is null and dropped_at is null;

create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  quiet_from text check (quiet_from ~ '^\d\d:\d\d$'), -- both null: no quiet hours
  quiet_to text check (quiet_to ~ '^\d\d:\d\d$'),
  time_zone text, -- IANA; null: that of the user's division
  digest_hour integer not null default 7 check (digest_hour between 0 and 23),
  version integer not null default 1,
  check ((quiet_from is null) = (quiet_to is null))
);

-- One daily mail a user and day, whatever is killed or runs twice.
create table notification_digests (
  user_id uuid not null references users on delete cascade,
  day date not null, -- where the user is
  mail_id uuid not null,
  sent_at timestamptz not null,
  primary key (user_id, day)
);
create index notification_digests_age on notification_digests (sent_at);

alter table notification_preferences drop constraint notification_preferences_channel_check;
alter table notification_preferences add check (channel in ('portal', 'mail', 'digest', 'text', 'push'));
