-- Messages about one thing (an order, a payment) arrive in the order they were written: one that waits holds up those after it.
create index outbox_messages_subject on outbox_messages ((coalesce(payload ->> 'orderId', payload ->> 'id')), id)
  where delivered_at is null;
