-- A returned deposit, as of kegs and crates, is a credit that people look for by that name (BILL-1).
alter table invoices add is_deposit boolean not null default false;
-- As billed, for items that are sold no more or under another name; empty: as the catalogue has it.
alter table invoice_lines add description text not null default '';
alter table invoice_lines add pack_size_description text not null default '';
-- The list of a bill-to, and a number, PO or order number typed in full: those are found at any date.
create index invoices_bill_to on invoices (division, bill_to, invoice_date desc);
create index invoices_number on invoices (lower(invoice_number));
create index invoices_order on invoices (order_id) where order_id is not null;

-- UI-8: lists and pages of invoices follow what is posted. One event a ship-to: PostgreSQL sends equal ones of a
-- transaction once, so that an import of many invoices is few events.
create function announce_invoice_entries() returns trigger language plpgsql as $$
begin
  perform pg_notify('larder_live', json_build_object('topic', 'invoice', 'division', i.division, 'shipTo', i.ship_to)::text)
  from (select distinct division, invoice_number from added) e
  join invoices i on i.division = e.division and i.invoice_number = e.invoice_number
  group by i.division, i.ship_to;
  return null;
end $$;
create trigger invoice_entries_announced after insert on invoice_entries
  referencing new table as added for each statement execute function announce_invoice_entries();
