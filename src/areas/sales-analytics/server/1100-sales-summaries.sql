-- STAFF-6, NEXT-11: sums of what was sold, kept by a job. `ship_to` '' is the whole division.

-- A day of a ship-to whose lines changed: written with the change itself by the triggers below,
-- whoever makes it. One row a change: two changes never wait for each other, and a mark that
-- commits while the job reads stays for its next run. '' as ship-to: all days from this one on.
create table sales_changes (
  id bigint generated always as identity primary key,
  division text not null,
  ship_to text not null,
  day date not null
);
create index sales_changes_day on sales_changes (division, day);

create table sales_days (
  division text not null,
  ship_to text not null,
  day date not null,
  orders integer not null,
  lines integer not null,
  cases bigint not null,
  units bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (division, ship_to, day)
);
create index sales_days_day on sales_days (division, day) where ship_to <> '';

create table sales_item_days (
  division text not null,
  ship_to text not null,
  day date not null,
  item_number text not null,
  lines integer not null,
  cases bigint not null,
  units bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (division, ship_to, day, item_number)
);

-- The same for blocks of 28 days, counted from 1970-01-05, a Monday: a long range reads these, and
-- days at its two ends only.
create table sales_item_blocks (
  division text not null,
  ship_to text not null,
  block integer not null,
  item_number text not null,
  lines integer not null,
  cases bigint not null,
  units bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (division, ship_to, block, item_number)
);

create function sales_block(day date) returns integer language sql immutable parallel safe as $$
  select floor((day - date '1970-01-05') / 28.0)::integer
$$;

-- What an item cost from a day on: a line costs what its item cost on its day, and a rebuild finds
-- the same again.
create table item_cost_history (
  division text not null,
  item_number text not null,
  since date not null, -- the first entry of an item holds for all days before, too
  cost_cents bigint not null, -- of a case
  eaches_per_case integer not null,
  catch_weight_hundredths integer not null, -- of an average case; 0: not sold by weight
  primary key (division, item_number, since)
);

create function note_item_costs() returns trigger language plpgsql as $$
begin
  insert into item_cost_history (division, item_number, since, cost_cents, eaches_per_case, catch_weight_hundredths)
  select i.division, i.item_number, (now() at time zone d.time_zone)::date, i.cost_cents, i.eaches_per_case,
    case when i.is_catch_weight then i.case_weight_hundredths else 0 end
  from changed i join divisions d on d.code = i.division
  left join lateral (
    select h.cost_cents, h.eaches_per_case, h.catch_weight_hundredths from item_cost_history h
    where h.division = i.division and h.item_number = i.item_number order by h.since desc limit 1) h on true
  where (h.cost_cents, h.eaches_per_case, h.catch_weight_hundredths) is distinct from
    (i.cost_cents, i.eaches_per_case, case when i.is_catch_weight then i.case_weight_hundredths else 0 end)
  on conflict (division, item_number, since) do update set cost_cents = excluded.cost_cents,
    eaches_per_case = excluded.eaches_per_case, catch_weight_hundredths = excluded.catch_weight_hundredths;
  insert into sales_changes (division, ship_to, day)
  select d.code, '', (now() at time zone d.time_zone)::date
  from divisions d where d.code in (select division from changed) and exists (
    select from item_cost_history h join changed i on i.division = h.division and i.item_number = h.item_number
    where h.division = d.code and h.since = (now() at time zone d.time_zone)::date);
  return null;
end $$;
create trigger items_added_cost after insert on items
  referencing new table as changed for each statement execute function note_item_costs();
create trigger items_changed_cost after update on items
  referencing new table as changed for each statement execute function note_item_costs();

insert into item_cost_history
select i.division, i.item_number, '1970-01-05', i.cost_cents, i.eaches_per_case,
  case when i.is_catch_weight then i.case_weight_hundredths else 0 end
from items i;

-- The day of an order that is not billed yet.
create function sale_day(delivery_date date, placed_at timestamptz, of_division text) returns date
language sql stable as $$
  select coalesce(delivery_date,
    (select (placed_at at time zone d.time_zone)::date from divisions d where d.code = of_division))
$$;

create function note_changed_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into sales_changes (division, ship_to, day)
    select distinct c.division, c.ship_to, sale_day(c.delivery_date, c.placed_at, c.division)
    from former f join changed n on n.id = f.id, lateral (values
      (f.division, f.ship_to, f.delivery_date, f.placed_at), (n.division, n.ship_to, n.delivery_date, n.placed_at)
    ) c (division, ship_to, delivery_date, placed_at)
    where (f.division, f.ship_to, f.delivery_date, f.placed_at, f.status, f.so_type)
      is distinct from (n.division, n.ship_to, n.delivery_date, n.placed_at, n.status, n.so_type);
  else
    insert into sales_changes (division, ship_to, day)
    select distinct c.division, c.ship_to, sale_day(c.delivery_date, c.placed_at, c.division) from changed c;
  end if;
  return null;
end $$;
create trigger orders_added_sales after insert on orders
  referencing new table as changed for each statement execute function note_changed_orders();
create trigger orders_changed_sales after update on orders
  referencing old table as former new table as changed for each statement execute function note_changed_orders();
create trigger orders_removed_sales after delete on orders
  referencing old table as changed for each statement execute function note_changed_orders();

create function note_changed_order_lines() returns trigger language plpgsql as $$
begin
  insert into sales_changes (division, ship_to, day)
  select distinct o.division, o.ship_to, sale_day(o.delivery_date, o.placed_at, o.division)
  from orders o where o.id in (select order_id from changed);
  return null;
end $$;
create trigger order_lines_added_sales after insert on order_lines
  referencing new table as changed for each statement execute function note_changed_order_lines();
create trigger order_lines_changed_sales after update on order_lines
  referencing new table as changed for each statement execute function note_changed_order_lines();
create trigger order_lines_removed_sales after delete on order_lines
  referencing old table as changed for each statement execute function note_changed_order_lines();

-- An invoice takes the place of its order: both days change, and those of the order's other
-- invoices, of which the first counts as the order.
create function note_sales_of_orders(ids uuid[]) returns void language sql as $$
  insert into sales_changes (division, ship_to, day)
  select o.division, o.ship_to, sale_day(o.delivery_date, o.placed_at, o.division) from orders o where o.id = any(ids)
  union
  select i.division, i.ship_to, i.invoice_date from invoices i where i.order_id = any(ids)
$$;

create function note_changed_invoices() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- The open amount changes with every payment: that is no sale.
    insert into sales_changes (division, ship_to, day)
    select distinct c.division, c.ship_to, c.day
    from former f join changed n on n.division = f.division and n.invoice_number = f.invoice_number, lateral (values
      (f.division, f.ship_to, f.invoice_date), (n.division, n.ship_to, n.invoice_date)) c (division, ship_to, day)
    where (f.ship_to, f.invoice_date, f.order_id, f.is_deposit, f.credit_request, f.total_cents)
      is distinct from (n.ship_to, n.invoice_date, n.order_id, n.is_deposit, n.credit_request, n.total_cents);
    perform note_sales_of_orders(array(
      select f.order_id from former f join changed n on n.division = f.division and n.invoice_number = f.invoice_number
      where (f.ship_to, f.invoice_date, f.order_id, f.is_deposit, f.credit_request, f.total_cents)
        is distinct from (n.ship_to, n.invoice_date, n.order_id, n.is_deposit, n.credit_request, n.total_cents)
      union
      select n.order_id from former f join changed n on n.division = f.division and n.invoice_number = f.invoice_number
      where f.order_id is distinct from n.order_id));
  else
    insert into sales_changes (division, ship_to, day)
    select distinct c.division, c.ship_to, c.invoice_date from changed c;
    perform note_sales_of_orders(array(select distinct order_id from changed where order_id is not null));
  end if;
  return null;
end $$;
create trigger invoices_added_sales after insert on invoices
  referencing new table as changed for each statement execute function note_changed_invoices();
create trigger invoices_changed_sales after update on invoices
  referencing old table as former new table as changed for each statement execute function note_changed_invoices();
create trigger invoices_removed_sales after delete on invoices
  referencing old table as changed for each statement execute function note_changed_invoices();

create function note_changed_invoice_lines() returns trigger language plpgsql as $$
begin
  insert into sales_changes (division, ship_to, day)
  select distinct i.division, i.ship_to, i.invoice_date
  from invoices i where (i.division, i.invoice_number) in (select division, invoice_number from changed);
  return null;
end $$;
create trigger invoice_lines_added_sales after insert on invoice_lines
  referencing new table as changed for each statement execute function note_changed_invoice_lines();
create trigger invoice_lines_changed_sales after update on invoice_lines
  referencing new table as changed for each statement execute function note_changed_invoice_lines();
create trigger invoice_lines_removed_sales after delete on invoice_lines
  referencing old table as changed for each statement execute function note_changed_invoice_lines();

-- What is there already is summed up by the first runs of the job.
insert into sales_changes (division, ship_to, day)
select o.division, o.ship_to, sale_day(o.delivery_date, o.placed_at, o.division) from orders o
union
select i.division, i.ship_to, i.invoice_date from invoices i;
