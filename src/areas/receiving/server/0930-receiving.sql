-- NEXT-6: the checking of a delivery. It is made by the first operation of its log, so that nothing has to be started.
create table receipts (
  id uuid primary key,
  division text not null,
  ship_to text not null,
  delivery_key text not null, -- areas/receiving/receiving.ts, deliveryKey
  order_id uuid references orders on delete set null,
  invoice_number text, -- the invoice it was checked against, once there is one
  last_seq integer not null default 0, -- the number of its latest operation
  finished_seq integer, -- that of the latest operation that was finished
  created_at timestamptz not null,
  unique (division, ship_to, delivery_key), -- two people who check one truck meet in one
  foreign key (division, ship_to) references ship_tos on delete cascade
);
create index receipts_order on receipts (order_id) where order_id is not null;
create index receipts_invoice on receipts (division, invoice_number) where invoice_number is not null;

-- Nothing of the log is ever changed: rules/merge-receipt.ts derives what came.
create table receipt_operations (
  receipt_id uuid not null references receipts on delete cascade,
  op_id uuid not null, -- made on the device: the same operation sent twice is one row
  seq integer not null, -- counted by the receipt under its lock, so that a reader who has seen one has seen all before it
  item_number text not null,
  cases integer not null check (cases between 0 and 9999),
  units integer not null check (units between 0 and 9999),
  weight_hundredths integer check (weight_hundredths between 0 and 99999999), -- hundredths of a pound; null: not weighed
  problems jsonb not null, -- areas/receiving/receipt-operation.ts
  temperature_tenths integer check (temperature_tenths between -1000 and 3000), -- tenths of a degree Fahrenheit
  lots text[] not null,
  is_piece boolean not null, -- one case or each that was scanned
  is_cleared boolean not null,
  replaces uuid[] not null,
  joins uuid[] not null,
  user_id uuid not null references users,
  real_user_id uuid not null references users,
  device_id uuid not null,
  device_at timestamptz not null, -- the device's clock; decides nothing
  received_at timestamptz not null,
  primary key (receipt_id, op_id),
  unique (receipt_id, seq),
  check (not is_piece or cases + units = 1),
  check (not is_cleared or (cases = 0 and units = 0 and weight_hundredths is null))
);
create function refuse_receipt_operation_change() returns trigger language plpgsql as $$
begin
  raise exception 'an operation of a receipt is never changed';
end $$;
create trigger receipt_operations_stay before update on receipt_operations
  for each row execute function refuse_receipt_operation_change();

-- How a receipt was finished; what is found later finishes it again, under the next number.
create table receipt_finishes (
  receipt_id uuid not null references receipts on delete cascade,
  number integer not null,
  seq integer not null, -- of the latest operation it has
  user_id uuid not null references users,
  real_user_id uuid not null references users,
  finished_at timestamptz not null,
  signer_name text not null default '' check (length(signer_name) <= 80),
  signature bytea, -- a small PNG, encoded here
  results jsonb not null, -- areas/receiving/receiving.ts, ReceiptResult
  lines integer not null,
  checked_lines integer not null,
  different_lines integer not null,
  primary key (receipt_id, number),
  unique (receipt_id, seq) -- the same log is finished once
);
create index receipt_finishes_at on receipt_finishes (finished_at desc) where different_lines > 0;

create table receipt_photos (
  receipt_id uuid not null references receipts on delete cascade,
  id uuid not null, -- made on the device: the same photo sent twice is one
  item_number text not null,
  file_id uuid not null, -- of the upload it was made from
  user_id uuid not null references users,
  real_user_id uuid not null references users,
  taken_at timestamptz not null,
  primary key (receipt_id, id)
);
