-- A link in a mail that pays invoices of one bill-to without signing in (NEXT-13).
create table payment_links (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32), -- SHA-256 of 256 random bits; the token stands in the mail alone
  division text not null,
  bill_to text not null,
  email text not null, -- where it went
  created_by uuid not null references users,
  created_by_real_user uuid references users, -- staff who were logged in as the sender
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at), -- midnight of the division after its last day
  opened_at timestamptz,
  revoked_at timestamptz,
  foreign key (division, bill_to) references bill_tos
);
create index payment_links_bill_to on payment_links (division, bill_to, created_at desc);

create table payment_link_invoices (
  link_id uuid not null references payment_links on delete cascade,
  division text not null,
  invoice_number text not null,
  primary key (link_id, division, invoice_number),
  foreign key (division, invoice_number) references invoices on update cascade on delete cascade
);
create index payment_link_invoices_invoice on payment_link_invoices (division, invoice_number);

-- A card about to be typed into the processor's page, for one link. The index at the end is what makes a link pay once.
create table payment_link_tries (
  reference uuid primary key, -- what the processor knows the entry by; its token is never stored
  link_id uuid not null references payment_links on delete cascade,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  card_hash bytea unique, -- SHA-256 of what stands for the card, so that the same card sent twice pays once
  payment_id uuid unique references payments,
  is_live boolean not null default false, -- false again once its payment failed or was voided
  check (not is_live or payment_id is not null),
  check ((card_hash is null) = (payment_id is null))
);
create index payment_link_tries_link on payment_link_tries (link_id);
create unique index payment_link_tries_live on payment_link_tries (link_id) where is_live;
