-- What a message is about stands beside it, so that the queue finds earlier messages on the same thing without reading them.
alter table outbox_messages add subject text;
update outbox_messages set subject = coalesce(payload ->> 'orderId', payload ->> 'id', message_id::text);
alter table outbox_messages alter column subject set not null;
drop index outbox_messages_subject;
create index outbox_messages_subject on outbox_messages (subject, id) where delivered_at is null;
-- Nobody asks into a message: it is kept as it was written.
alter table outbox_messages alter column payload type json using payload::json;
