-- Messages the ERP has sent and we have acted on: one that arrives again changes nothing (PLAT-4).
create table erp_received_messages (
  message_id text primary key, -- the ERP's own
  received_at timestamptz not null default now()
);
