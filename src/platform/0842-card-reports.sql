-- Reports of the card processor that were acted on: a replay changes nothing (BILL-3).
create table card_reports (
  message_id text primary key, -- the processor's own
  received_at timestamptz not null
);
create index card_reports_received on card_reports (received_at);
