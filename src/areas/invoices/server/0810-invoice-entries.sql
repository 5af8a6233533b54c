-- An invoice is an account (BILL-3): what it charges and what was paid, credited or corrected are entries, which are only
-- ever added; open_cents is their sum and is written by nothing but the trigger below.
alter table invoices add paid_on date; -- the ERP's day of the last payment, where it says so

create table invoice_entries (
  division text not null,
  invoice_number text not null,
  entry_number bigint generated always as identity,
  kind text not null check (kind in ('charge', 'payment', 'discount', 'credit', 'reversal', 'adjustment')),
  source text not null, -- what made it, such as a payment; the same source posts a kind once an invoice
  amount_cents bigint not null check (amount_cents <> 0), -- positive raises what is owed
  posted_on date not null, -- day of the division
  posted_at timestamptz not null default now(),
  booked_at timestamptz, -- when the ERP had it; null: the open amounts it states do not know of it yet
  primary key (division, invoice_number, entry_number),
  unique (division, invoice_number, kind, source),
  foreign key (division, invoice_number) references invoices on update cascade on delete cascade
);
create index invoice_entries_source on invoice_entries (source) where kind in ('payment', 'discount', 'credit', 'reversal');

insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on, booked_at)
select i.division, i.invoice_number, e.kind, 'invoice', e.amount_cents, e.posted_on, now()
from invoices i
join divisions d on d.code = i.division,
lateral (values
  ('charge', i.total_cents, i.invoice_date),
  ('adjustment', i.open_cents - i.total_cents, least(i.due_date, (now() at time zone d.time_zone)::date))
) e (kind, amount_cents, posted_on)
where e.amount_cents <> 0;

-- A new invoice opens with its charge, and with an adjustment where less than all of it is open.
create function open_invoice_account() returns trigger language plpgsql as $$
begin
  insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on, booked_at)
  select i.division, i.invoice_number, e.kind, 'invoice', e.amount_cents, e.posted_on, now()
  from added i
  join divisions d on d.code = i.division,
  lateral (values
    ('charge', i.total_cents, i.invoice_date),
    ('adjustment', i.open_cents - i.total_cents,
      coalesce(i.paid_on, least(i.due_date, (now() at time zone d.time_zone)::date)))
  ) e (kind, amount_cents, posted_on)
  where e.amount_cents <> 0;
  return null;
end $$;
create trigger invoice_account_opened after insert on invoices
  referencing new table as added for each statement execute function open_invoice_account();

-- Depth 2: the entries are those of a new invoice, whose open amount has them already.
create function sum_invoice_entries() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return null; end if;
  update invoices i set open_cents = i.open_cents + e.amount_cents
  from (select division, invoice_number, sum(amount_cents) as amount_cents from added group by 1, 2) e
  where i.division = e.division and i.invoice_number = e.invoice_number;
  return null;
end $$;
create trigger invoice_entries_summed after insert on invoice_entries
  referencing new table as added for each statement execute function sum_invoice_entries();

create function keep_invoice_balance() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'The open amount of an invoice is the sum of its entries: add an entry';
  end if;
  return new;
end $$;
create trigger invoice_balance_kept before update of open_cents on invoices
  for each row when (old.open_cents is distinct from new.open_cents) execute function keep_invoice_balance();

-- Depth 2: the invoice itself is deleted, or its number changes.
create function keep_invoice_entries() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and old.booked_at is null and new.booked_at is not null
    and (to_jsonb(new) - 'booked_at') = (to_jsonb(old) - 'booked_at') then
    return new;
  end if;
  raise exception 'Entries of an invoice are only added';
end $$;
create trigger invoice_entries_kept before update or delete on invoice_entries
  for each row execute function keep_invoice_entries();
