-- NEXT-12: stock is reported to the ship-tos that are sold from it (decision 32): scope 'W:' and the
-- warehouse, 'W:' alone for the sum of the warehouses, null for an item that has none.
create function webhook_stock_word(on_hand integer, low_below integer) returns text language sql immutable as $$
  select case when on_hand <= 0 then 'out' when on_hand < low_below then 'low' else 'in' end
$$;

create or replace function note_changed_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') then return null; end if;
  insert into webhook_events (type, division, scope, data)
  select 'stock.changed', s.division, case when s.is_by_warehouse then 'W:' end,
    jsonb_build_object('division', s.division, 'itemCount', count(*), 'items',
      to_jsonb((array_agg(jsonb_build_object('itemNumber', s.item_number, 'stock', w.now) order by s.item_number))[1:200]))
  from changed s
  join before b using (division, item_number)
  join items i using (division, item_number)
  cross join lateral (select webhook_stock_word(s.on_hand_cases, s.low_below_cases) as now,
    webhook_stock_word(b.on_hand_cases, b.low_below_cases) as former) w
  where w.now <> w.former and not i.is_reserved and not i.is_proprietary
  group by s.division, s.is_by_warehouse;
  return null;
end $$;
drop function webhook_stock_of(item_stock);

create function note_changed_warehouse_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') then return null; end if;
  insert into webhook_events (type, division, scope, data)
  select 'stock.changed', s.division, 'W:' || s.warehouse,
    jsonb_build_object('division', s.division, 'itemCount', count(*), 'items',
      to_jsonb((array_agg(jsonb_build_object('itemNumber', s.item_number, 'stock', w.now) order by s.item_number))[1:200]))
  from changed s
  join before b using (division, item_number, warehouse)
  join items i using (division, item_number)
  cross join lateral (select webhook_stock_word(s.on_hand_cases, s.low_below_cases) as now,
    webhook_stock_word(b.on_hand_cases, b.low_below_cases) as former) w
  where w.now <> w.former and not i.is_reserved and not i.is_proprietary
    and exists (select from ship_tos t where t.division = s.division and t.warehouse = s.warehouse)
  group by s.division, s.warehouse;
  return null;
end $$;
create trigger warehouse_stock_changed_webhook after update on item_warehouse_stock
  referencing old table as before new table as changed for each statement execute function note_changed_warehouse_stock();

-- What a warehouse gets for the first time was out of stock there.
create function note_new_warehouse_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') then return null; end if;
  insert into webhook_events (type, division, scope, data)
  select 'stock.changed', s.division, 'W:' || s.warehouse,
    jsonb_build_object('division', s.division, 'itemCount', count(*), 'items',
      to_jsonb((array_agg(jsonb_build_object('itemNumber', s.item_number, 'stock', w.now) order by s.item_number))[1:200]))
  from changed s
  join items i using (division, item_number)
  cross join lateral (select webhook_stock_word(s.on_hand_cases, s.low_below_cases) as now) w
  where w.now <> 'out' and not i.is_reserved and not i.is_proprietary
    and exists (select from ship_tos t where t.division = s.division and t.warehouse = s.warehouse)
  group by s.division, s.warehouse;
  return null;
end $$;
create trigger warehouse_stock_added_webhook after insert on item_warehouse_stock
  referencing new table as changed for each statement execute function note_new_warehouse_stock();
