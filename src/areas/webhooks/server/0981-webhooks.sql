-- NEXT-12: addresses of customers that are notified, what happened, and the messages about it.
create table webhook_addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  url text not null check (length(url) between 1 and 2000),
  events text[] not null,
  secret text not null, -- sealed
  former_secret text, -- sealed
  former_until timestamptz,
  is_active boolean not null default true,
  is_switched_off boolean not null default false, -- by the portal, as it failed for days
  failing_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (user_id, url),
  check ((former_secret is null) = (former_until is null)),
  check (not (is_active and is_switched_off))
);

-- Written with the change itself by the triggers below, and turned into messages by a job.
create table webhook_events (
  id bigint generated always as identity primary key,
  type text not null,
  division text not null,
  ship_to text, -- null: whoever has a customer in the division, of the scope
  scope text, -- of prices: L, C:class, G:gpo, B:bill-to, S:ship-to
  data jsonb not null,
  created_at timestamptz not null default now()
);

create table webhook_messages (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity, -- their order in the log
  address_id uuid not null references webhook_addresses on delete cascade,
  type text not null,
  division text,
  ship_to text,
  body text not null, -- the bytes that are signed
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz, -- being sent; a process that is killed loses it
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  delivered_at timestamptz,
  stopped_at timestamptz,
  last_status integer,
  last_ms integer,
  last_problem text
);
create index webhook_messages_log on webhook_messages (address_id, seq);
create index webhook_messages_due on webhook_messages (address_id, next_attempt_at) where delivered_at is null and stopped_at is null;
create index webhook_messages_age on webhook_messages (created_at);

create table webhook_attempts (
  message_id uuid not null references webhook_messages on delete cascade,
  at timestamptz not null default clock_timestamp(),
  status integer,
  ms integer not null,
  answer text not null,
  problem text
);
create index webhook_attempts_of_message on webhook_attempts (message_id, at);

-- Nothing is written while nobody wants it: imports of thousands of rows pay one look.
create function is_webhook_wanted(wanted text) returns boolean language sql stable as $$
  select exists (select from webhook_addresses a where a.is_active and wanted = any(a.events))
$$;

create function wake_webhooks() returns trigger language plpgsql as $$
begin
  perform pg_notify('larder_webhooks', '');
  return null;
end $$;
create trigger webhook_events_wake after insert on webhook_events for each statement execute function wake_webhooks();

create function webhook_facts_of(o orders) returns jsonb language sql immutable as $$
  select jsonb_build_object('division', o.division, 'shipTo', o.ship_to, 'billTo', o.bill_to, 'orderId', o.id,
    'orderNumber', o.order_number, 'po', o.po, 'version', o.version, 'status', o.status, 'deliveryDate', o.delivery_date,
    'totalCases', o.total_cases, 'totalUnits', o.total_units, 'subtotalCents', o.subtotal_cents)
$$;
-- Imported history has no cart, and is no news.
create function note_placed_order() returns trigger language plpgsql as $$
begin
  if new.cart_id is not null and is_webhook_wanted('order.placed') then
    insert into webhook_events (type, division, ship_to, data)
    values ('order.placed', new.division, new.ship_to, webhook_facts_of(new));
  end if;
  return null;
end $$;
create trigger orders_placed_webhook after insert on orders for each row execute function note_placed_order();

create function note_changed_order() returns trigger language plpgsql as $$
begin
  if new.version is distinct from old.version and is_webhook_wanted('order.changed') then
    insert into webhook_events (type, division, ship_to, data)
    values ('order.changed', new.division, new.ship_to, webhook_facts_of(new));
  end if;
  if new.status is distinct from old.status and is_webhook_wanted('order.status') then
    insert into webhook_events (type, division, ship_to, data)
    values ('order.status', new.division, new.ship_to, webhook_facts_of(new) || jsonb_build_object('formerStatus', old.status));
  end if;
  return null;
end $$;
create trigger orders_changed_webhook after update on orders for each row
  when (new.version is distinct from old.version or new.status is distinct from old.status)
  execute function note_changed_order();

create function note_shipped_lines() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('shipment.reported') then return null; end if;
  insert into webhook_events (type, division, ship_to, data)
  select 'shipment.reported', o.division, o.ship_to, webhook_facts_of(o)
    || jsonb_build_object('tracking', o.tracking, 'expectedAt', o.expected_at, 'lines', jsonb_agg(
      jsonb_build_object('lineNumber', l.line_number, 'itemNumber', l.item_number, 'orderedCases', l.ordered_cases,
        'orderedUnits', l.ordered_units, 'shippedCases', r.shipped_cases, 'shippedUnits', r.shipped_units,
        'substitute', r.substitute, 'reason', r.reason) order by l.line_number))
  from changed r
  join orders o on o.id = r.order_id
  join order_lines l on l.order_id = r.order_id and l.line_number = r.line_number
  where num_nonnulls(r.shipped_cases, r.shipped_units) > 0
  group by o.id;
  return null;
end $$;
create trigger lines_shipped_webhook after insert on order_line_reports
  referencing new table as changed for each statement execute function note_shipped_lines();
create trigger lines_shipped_again_webhook after update on order_line_reports
  referencing new table as changed for each statement execute function note_shipped_lines();

create function webhook_facts_of(i invoices) returns jsonb language sql immutable as $$
  select jsonb_build_object('division', i.division, 'shipTo', i.ship_to, 'billTo', i.bill_to, 'invoiceNumber', i.invoice_number,
    'orderId', i.order_id, 'invoiceDate', i.invoice_date, 'dueDate', i.due_date, 'totalCents', i.total_cents,
    'openCents', i.open_cents)
$$;
-- Imported history is no news.
create function note_new_invoices() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('invoice.created') then return null; end if;
  insert into webhook_events (type, division, ship_to, data)
  select 'invoice.created', i.division, i.ship_to, webhook_facts_of(i)
  from invoices i join added a using (division, invoice_number)
  where i.invoice_date >= current_date - 30;
  return null;
end $$;
create trigger invoices_created_webhook after insert on invoices
  referencing new table as added for each statement execute function note_new_invoices();

create function note_changed_balances() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('invoice.balance') then return null; end if;
  insert into webhook_events (type, division, ship_to, data)
  select 'invoice.balance', i.division, i.ship_to, webhook_facts_of(i) || jsonb_build_object('formerOpenCents', b.open_cents)
  from invoices i
  join changed c using (division, invoice_number)
  join before b using (division, invoice_number)
  where c.open_cents <> b.open_cents;
  return null;
end $$;
create trigger invoices_balance_webhook after update on invoices
  referencing old table as before new table as changed for each statement execute function note_changed_balances();

-- Numbers of items only: a program asks for its own prices. Items that not every customer may see are not named.
create function note_changed_prices() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('price.changed') then return null; end if;
  insert into webhook_events (type, division, scope, data)
  select 'price.changed', p.division, p.scope, jsonb_build_object('division', p.division, 'itemCount', count(distinct p.item_number),
    'itemNumbers', (array_agg(distinct p.item_number))[1:200])
  from changed p join items i using (division, item_number)
  where not i.is_reserved and not i.is_proprietary
  group by p.division, p.scope;
  return null;
end $$;
create trigger prices_added_webhook after insert on item_prices
  referencing new table as changed for each statement execute function note_changed_prices();
create trigger prices_changed_webhook after update on item_prices
  referencing new table as changed for each statement execute function note_changed_prices();

-- That there is stock, or little, or none: the figures are the distributor's.
create function webhook_stock_of(s item_stock) returns text language sql immutable as $$
  select case when s.on_hand_cases <= 0 then 'out' when s.on_hand_cases < s.low_below_cases then 'low' else 'in' end
$$;
create function note_changed_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') then return null; end if;
  insert into webhook_events (type, division, data)
  select 'stock.changed', s.division, jsonb_build_object('division', s.division, 'itemCount', count(*),
    'items', to_jsonb((array_agg(jsonb_build_object('itemNumber', s.item_number, 'stock', webhook_stock_of(s)) order by s.item_number))[1:200]))
  from changed s
  join before b using (division, item_number)
  join items i using (division, item_number)
  where webhook_stock_of(s) <> webhook_stock_of(b) and not i.is_reserved and not i.is_proprietary
  group by s.division;
  return null;
end $$;
create trigger stock_changed_webhook after update on item_stock
  referencing old table as before new table as changed for each statement execute function note_changed_stock();
