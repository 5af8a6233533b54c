-- PROFILE-9: what somebody chose. Without a row, what areas/notifications/notification.ts says holds.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  event text not null, -- a key of notificationEvents
  channel text not null check (channel in ('mail', 'text')),
  is_on boolean not null,
  primary key (user_id, event, channel)
);
