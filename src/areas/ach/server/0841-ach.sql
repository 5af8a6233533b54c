-- Bank payments as files (BILL-6). Account numbers stand in the files alone: here are traces, amounts and payments.

-- One row: whoever makes or publishes a file holds it, and trace numbers go on from it.
create table ach_counter (
  is_only boolean primary key default true check (is_only),
  last_sequence integer not null check (last_sequence between 0 and 9999999)
);
insert into ach_counter (last_sequence) values (0);

create table ach_files (
  id uuid primary key,
  file_name text not null unique,
  created_on date not null, -- at the bank
  modifier text not null check (modifier ~ '^[A-Z0-9]$'),
  sha256 text not null, -- of its bytes, which are written aside before this row is committed
  entries integer not null check (entries > 0),
  debit_cents bigint not null check (debit_cents > 0),
  created_at timestamptz not null,
  published_at timestamptz, -- null: still aside
  unique (created_on, modifier)
);
create index ach_files_aside on ach_files (created_at) where published_at is null;

create table ach_entries (
  payment_id uuid not null,
  presentment integer not null check (presentment between 1 and 3), -- 2 and 3 after a return for lack of money
  division text not null,
  bill_to text not null,
  method_id uuid not null, -- the account may be removed before its debit comes back
  file_id uuid not null references ach_files,
  batch_number integer not null,
  trace text not null check (trace ~ '^\d{15}$'),
  amount_cents bigint not null check (amount_cents > 0),
  effective_on date not null,
  settles_on date not null, -- from this day on the money counts as ours
  settled_at timestamptz,
  return_code text, -- R01 …
  returned_at timestamptz,
  primary key (payment_id, presentment), -- a debit stands in one file
  unique (file_id, trace)
);
create index ach_entries_trace on ach_entries (trace);
create index ach_entries_unsettled on ach_entries (settles_on) where settled_at is null and return_code is null;

-- Files of the bank that were read: the same one again changes nothing.
create table ach_received_files (
  sha256 text primary key,
  file_name text not null,
  reports integer not null,
  received_at timestamptz not null
);

-- Returns and notifications of change, each acted on once, whatever files repeat it.
create table ach_reports (
  original_trace text not null,
  trace text not null, -- the returning bank's
  code text not null check (code ~ '^[A-Z]\d\d$'),
  payment_id uuid, -- null: no debit of ours has this trace
  result text not null,
  received_at timestamptz not null,
  primary key (original_trace, trace, code)
);
create index ach_reports_payment on ach_reports (payment_id);
