-- A payment plan for an overdue account (NEXT-13): proposed by staff, accepted by the customer, paid by the portal on its days.
create sequence payment_plan_numbers start 1001;

create table payment_plans (
  id uuid primary key,
  plan_number text not null unique default nextval('payment_plan_numbers')::text,
  division text not null,
  bill_to text not null,
  status text not null default 'proposed'
    check (status in ('proposed', 'running', 'completed', 'defaulted', 'declined', 'withdrawn')),
  covered_cents bigint not null check (covered_cents > 0), -- the sum of its invoices, and of its instalments
  answer_by date not null, -- day of the division: that of the first payment
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  accepted_by uuid references users, -- in whose name it is paid
  accepted_at timestamptz,
  method_id uuid, -- no reference: one that is removed later makes the next instalment fail, in words
  method_name text,
  ended_at timestamptz,
  reason text not null default '', -- why it ended
  foreign key (division, bill_to) references bill_tos,
  check ((accepted_by is null) = (accepted_at is null)),
  check ((accepted_by is null) = (method_id is null)),
  check (status not in ('running', 'completed', 'defaulted') or accepted_by is not null),
  check ((ended_at is null) = (status in ('proposed', 'running')))
);
create index payment_plans_bill_to on payment_plans (division, bill_to, proposed_at desc);
create index payment_plans_running on payment_plans (id) where status = 'running';

create table payment_plan_invoices (
  plan_id uuid not null references payment_plans on delete cascade,
  division text not null,
  invoice_number text not null,
  amount_cents bigint not null check (amount_cents > 0), -- what was open when it was proposed
  primary key (plan_id, division, invoice_number),
  foreign key (division, invoice_number) references invoices on update cascade on delete cascade
);
create index payment_plan_invoices_invoice on payment_plan_invoices (division, invoice_number);

-- An instalment runs once: its payment is written into this row in the payment's own transaction, under the plan's lock.
create table payment_plan_instalments (
  plan_id uuid not null references payment_plans on delete cascade,
  number integer not null check (number >= 0), -- 0: the down payment
  due_on date not null, -- day of the division
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'due' check (state in ('due', 'running', 'paid', 'missed', 'notNeeded')),
  payment_id uuid unique references payments,
  reason text not null default '', -- why it was missed
  primary key (plan_id, number),
  check (state not in ('running', 'paid') or payment_id is not null),
  check (state not in ('due', 'notNeeded') or payment_id is null)
);
create index payment_plan_instalments_open on payment_plan_instalments (due_on) where state in ('due', 'running');

-- What was agreed does not change, and a payment is written once.
create function keep_plan_instalment() returns trigger language plpgsql as $$
begin
  if (old.due_on, old.amount_cents) is distinct from (new.due_on, new.amount_cents)
    or old.payment_id is not null and new.payment_id is distinct from old.payment_id then
    raise exception 'An instalment is paid once, as it was agreed';
  end if;
  return new;
end $$;
create trigger plan_instalment_kept before update on payment_plan_instalments
  for each row execute function keep_plan_instalment();
