-- PUNCH-3: something happened to an order that a procurement system sent. Written with the change
-- itself by the triggers below, whoever makes it; a job makes documents of it.
create table punchout_document_events (
  id bigint generated always as identity primary key,
  cart_id uuid not null, -- the part of the buyer's order
  not_before timestamptz not null default now()
);

-- What the portal sends by itself. Never with a secret: that is put in when it is sent.
create table punchout_documents (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity, -- documents about one order go out in this order
  settings_id uuid not null references punchout_settings on delete cascade,
  cart_id uuid not null,
  kind text not null check (kind in ('ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest')),
  reference text not null, -- the number of the confirmation from 1, of the shipment, or of the invoice
  said text not null default '', -- what a confirmation says, so that the same is not said again
  payload_id text not null unique, -- the same at each attempt
  document text not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz, -- being sent; a process that is killed loses it
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  delivered_at timestamptz,
  stopped_at timestamptz, -- refused, or tried for too long
  unique (cart_id, kind, reference)
);
create index punchout_documents_due on punchout_documents (settings_id, seq) where delivered_at is null and stopped_at is null;
create index punchout_documents_age on punchout_documents (created_at);

create function wake_punchout_documents() returns trigger language plpgsql as $$
begin
  perform pg_notify('larder_punchout_documents', '');
  return null;
end $$;
create trigger punchout_document_events_wake after insert on punchout_document_events
  for each statement execute function wake_punchout_documents();

-- While no integration is sent anything, imports of thousands of rows pay one look.
create function is_any_buyer_sent_documents() returns boolean language sql stable as $$
  select exists (select from punchout_document_settings d where d.url <> '')
$$;

-- Nothing is written about orders of integrations that are sent nothing.
create function note_for_buyers(carts uuid[]) returns void language sql as $$
  insert into punchout_document_events (cart_id)
  select p.cart_id from punchout_order_parts p
  join punchout_orders b on b.id = p.punchout_order_id and b.document is not null
  join punchout_document_settings d on d.settings_id = b.settings_id and d.url <> ''
  where p.cart_id = any(carts)
$$;

create function note_order_for_buyers() returns trigger language plpgsql as $$
begin
  perform note_for_buyers(array[new.cart_id]);
  return null;
end $$;
create trigger orders_status_for_buyers after update of status on orders for each row
  when (new.origin_source = 5 and new.status is distinct from old.status)
  execute function note_order_for_buyers();

create function note_lines_for_buyers() returns trigger language plpgsql as $$
begin
  if not is_any_buyer_sent_documents() then return null; end if;
  perform note_for_buyers(array(
    select distinct o.cart_id from changed r join orders o on o.id = r.order_id where o.origin_source = 5));
  return null;
end $$;
create trigger lines_reported_for_buyers after insert on order_line_reports
  referencing new table as changed for each statement execute function note_lines_for_buyers();
create trigger lines_changed_for_buyers after update on order_line_reports
  referencing new table as changed for each statement execute function note_lines_for_buyers();

-- A credit memo names the credit request it answers, which names the invoice. Imported history is
-- no news.
create function note_invoices_for_buyers() returns trigger language plpgsql as $$
begin
  if not is_any_buyer_sent_documents() then return null; end if;
  perform note_for_buyers(array(
    select o.cart_id from added i join orders o on o.id = i.order_id
    where o.origin_source = 5 and i.invoice_date >= current_date - 30
    union
    select o.cart_id from added i
    join credit_requests r on r.request_number = i.credit_request
    join invoices c on c.division = r.division and c.invoice_number = r.invoice_number
    join orders o on o.id = c.order_id
    where i.order_id is null and o.origin_source = 5 and i.invoice_date >= current_date - 30));
  return null;
end $$;
create trigger invoices_for_buyers after insert on invoices
  referencing new table as added for each statement execute function note_invoices_for_buyers();

-- An order that was held for review, and is not placed.
create function note_cart_for_buyers() returns trigger language plpgsql as $$
begin
  perform note_for_buyers(array[new.id]);
  return null;
end $$;
create trigger carts_discarded_for_buyers after update of status on carts for each row
  when (new.status = 'discarded' and old.status is distinct from new.status)
  execute function note_cart_for_buyers();
