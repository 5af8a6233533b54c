-- PLAT-13: a message that is not taken stops one day and is shown to staff; it is not sent for ever, and not lost either.
-- stop_reason: refused (for good), tooOld (not taken in time), expired (of no use any more), givenUp (by staff).
alter table outbox_messages
  add stopped_at timestamptz,
  add stop_reason text check (stop_reason in ('refused', 'tooOld', 'givenUp')),
  add first_attempt_at timestamptz, -- the time to give up counts from here, not from a time without an ERP
  add repeated_at timestamptz;
drop index outbox_messages_due;
create index outbox_messages_due on outbox_messages (next_attempt_at) where delivered_at is null and stopped_at is null;
create index outbox_messages_stopped on outbox_messages (id) where stopped_at is not null;
create index outbox_messages_waiting on outbox_messages (id) where delivered_at is null and stopped_at is null;

alter table mails
  add give_up_at timestamptz, -- a link that has expired is not worth sending
  add stopped_at timestamptz,
  add stop_reason text check (stop_reason in ('refused', 'tooOld', 'expired', 'givenUp')),
  add first_attempt_at timestamptz,
  add repeated_at timestamptz;
drop index mails_due;
create index mails_due on mails (next_attempt_at) where sent_at is null and stopped_at is null;
create index mails_stopped on mails (id) where stopped_at is not null;
create index mails_waiting on mails (id) where sent_at is null and stopped_at is null;

alter table text_messages
  add stopped_at timestamptz,
  add stop_reason text check (stop_reason in ('refused', 'tooOld', 'expired', 'givenUp')),
  add first_attempt_at timestamptz,
  add repeated_at timestamptz;
drop index text_messages_due;
create index text_messages_due on text_messages (next_attempt_at) where sent_at is null and stopped_at is null;
create index text_messages_stopped on text_messages (id) where stopped_at is not null;
create index text_messages_waiting on text_messages (id) where sent_at is null and stopped_at is null;

-- Retention deletes by age.
create index mails_age on mails (created_at);
create index text_messages_age on text_messages (created_at);
create index outbox_messages_age on outbox_messages (created_at);
