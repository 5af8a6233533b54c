-- A payment (BILL-3): what it takes from invoices is posted as their entries, with its id as the source (decision 22).
create sequence payment_numbers start 100001;

create table payments (
  id uuid primary key, -- also the key under which a processor is asked to charge, always
  payment_number text not null unique default nextval('payment_numbers')::text,
  division text not null,
  bill_to text not null,
  status text not null default 'processing'
    check (status in ('processing', 'paid', 'failed', 'voided', 'returned', 'refunded')),
  amount_cents bigint not null check (amount_cents >= 0), -- 0: credits covered everything
  paying_kind text not null check (paying_kind in ('bank', 'card', 'credit')),
  method_id uuid, -- no reference: a method that is removed later stays readable by its words
  method_name text not null, -- 'Visa ending in 4242'
  method_description text not null,
  mode text not null default 'once' check (mode in ('once', 'autopay', 'link', 'plan')),
  pay_on date not null, -- day of the division; no money is collected before it
  placed_by uuid references users, -- null: the portal itself
  placed_by_real_user uuid references users, -- staff who were logged in as the payer
  receipt_email text not null, -- where the receipt went, and may be sent again; never another address
  placed_at timestamptz not null,
  changed_at timestamptz not null,
  asked_at timestamptz, -- from then on bank or processor may have the money: too late to void
  refund_asked_at timestamptz, -- a refund is on its way; its instant is part of the key of the refund
  reason_code text not null default '', -- the bank's, such as R01
  reason text not null default '', -- for people
  foreign key (division, bill_to) references bill_tos,
  check ((amount_cents = 0) = (paying_kind = 'credit')),
  check ((method_id is null) = (paying_kind = 'credit'))
);
create index payments_bill_to on payments (division, bill_to, placed_at desc);
create index payments_placed on payments (placed_at desc);
create index payments_processing on payments (paying_kind, pay_on) where status = 'processing';
create index payments_refunds on payments (refund_asked_at) where status = 'paid' and refund_asked_at is not null;

create table payment_allocations (
  payment_id uuid not null references payments on delete cascade,
  division text not null,
  invoice_number text not null,
  ship_to text not null,
  open_before_cents bigint not null,
  pay_cents bigint not null check (pay_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  credit_cents bigint not null, -- less than 0: so much of this credit was used
  primary key (payment_id, division, invoice_number),
  foreign key (division, invoice_number) references invoices on update cascade on delete cascade
);
create index payment_allocations_invoice on payment_allocations (division, invoice_number);

create table payment_events (
  payment_id uuid not null references payments on delete cascade,
  event_number bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  by_user uuid references users,
  by_real_user uuid references users,
  message text not null default '',
  primary key (payment_id, event_number)
);

-- What a payment is made of never changes, and its events are only added.
create function keep_payment() returns trigger language plpgsql as $$
begin
  if (old.amount_cents, old.pay_on, old.placed_at, old.receipt_email, old.paying_kind, old.method_id)
    is distinct from (new.amount_cents, new.pay_on, new.placed_at, new.receipt_email, new.paying_kind, new.method_id) then
    raise exception 'What a payment is made of does not change';
  end if;
  return new;
end $$;
create trigger payment_kept before update on payments for each row execute function keep_payment();

-- Depth 2: an invoice that changes its number takes its payments along.
create function keep_payment_history() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return new; end if;
  raise exception 'Allocations and events of a payment are only added';
end $$;
create trigger payment_allocations_kept before update on payment_allocations
  for each row execute function keep_payment_history();
create trigger payment_events_kept before update on payment_events for each row execute function keep_payment_history();
