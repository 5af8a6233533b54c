-- Payments that came in another way, such as by check, are imported (PLAT-3): without a method, and an invoice more
-- may follow in a later file.
alter table payments drop constraint payments_paying_kind_check;
alter table payments add constraint payments_paying_kind_check check (paying_kind in ('bank', 'card', 'credit', 'other'));
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_method_check
  check ((method_id is null) = (paying_kind in ('credit', 'other')));

create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if (old.pay_on, old.placed_at, old.receipt_email, old.paying_kind, old.method_id)
    is distinct from (new.pay_on, new.placed_at, new.receipt_email, new.paying_kind, new.method_id)
    or old.amount_cents <> new.amount_cents and old.paying_kind <> 'other' then
    raise exception 'What a payment is made of does not change';
  end if;
  return new;
end $$;
