-- NEXT-12: partners who send orders as X12 files, and get the answers as files.
create table edi_partners (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  folder text not null unique check (folder ~ '^[a-z0-9-]{1,40}$'),
  qualifier text not null,
  partner_id text not null, -- ISA06 of theirs, GS02 unless given
  group_id text not null,
  our_qualifier text not null,
  our_id text not null,
  user_id uuid not null references users on delete cascade, -- in whose name orders are placed
  is_test boolean not null default false,
  checks_prices boolean not null default true,
  is_active boolean not null default true,
  next_control bigint not null default 1, -- of the next interchange to them: gapless, as it is drawn in the transaction that uses it
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (qualifier, partner_id, our_qualifier, our_id)
);
create table edi_ship_tos (
  partner uuid not null references edi_partners on delete cascade,
  code text not null check (length(code) between 1 and 80),
  division text not null,
  ship_to text not null,
  primary key (partner, code),
  foreign key (division, ship_to) references ship_tos on delete cascade
);
create table edi_documents (
  id uuid primary key,
  seq bigint generated always as identity, -- their order in the log
  partner uuid not null references edi_partners on delete cascade,
  direction text not null check (direction in ('in', 'out')),
  kind text not null,
  control bigint, -- null: an envelope that could not be read
  reference text not null default '', -- the PO number, or of an answer what it is about
  state text not null check (state in ('taken', 'rejected', 'waiting', 'written')),
  problem text,
  file_name text not null,
  hash text not null,
  content text not null,
  created_at timestamptz not null,
  written_at timestamptz
);
create unique index edi_documents_once on edi_documents (partner, hash) where direction = 'in';
create unique index edi_documents_control on edi_documents (partner, direction, control) where state <> 'rejected';
create index edi_documents_log on edi_documents (partner, seq);
create index edi_documents_waiting on edi_documents (partner, seq) where state = 'waiting';
create index edi_documents_age on edi_documents (created_at);

create table edi_orders (
  id uuid primary key,
  partner uuid not null references edi_partners on delete cascade,
  po text not null,
  content jsonb not null, -- EdiOrder of rules/read-order.ts, or the segments of one that could not be read so
  state text not null check (state in ('placed', 'held', 'refused')),
  problem text,
  order_id uuid references orders on delete set null,
  received_at timestamptz not null,
  shipped_at timestamptz, -- its 856 was written
  unique (partner, po)
);
create index edi_orders_held on edi_orders (received_at) where state = 'held';
create table edi_billed (
  edi_order uuid not null references edi_orders on delete cascade,
  division text not null,
  invoice_number text not null,
  primary key (edi_order, division, invoice_number)
);
