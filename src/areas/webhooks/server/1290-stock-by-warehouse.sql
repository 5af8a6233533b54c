-- NEXT-12: stock is reported to the ship-tos that are sold from it (decision 32): scope 'W:' and the
-- warehouse, 'W:' alone for the sum of the warehouses, null for an item that has none.
create function webhook_stock_word(on_hand integer, low_below integer) returns text language sql immutable as $$
  select case when on_hand <= 0 then 'out' when on_hand < low_below then 'low' else 'in' end
$$;

-- One event for each scope that somebody is sold from; items that not every customer may see are not named.
create function note_stock(of_division text[], of_scope text[], of_item text[], stock text[]) returns void language sql as $$
  insert into webhook_events (type, division, scope, data)
  select 'stock.changed', c.division, c.scope, jsonb_build_object('division', c.division, 'itemCount', count(*), 'items',
    to_jsonb((array_agg(jsonb_build_object('itemNumber', c.item_number, 'stock', c.stock) order by c.item_number))[1:200]))
  from unnest(of_division, of_scope, of_item, stock) c (division, scope, item_number, stock)
  join items i using (division, item_number)
  where not i.is_reserved and not i.is_proprietary
    and (c.scope is null or exists (select from ship_tos s where s.division = c.division and 'W:' || s.warehouse = c.scope))
  group by c.division, c.scope
$$;

create or replace function note_changed_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') then return null; end if;
  perform note_stock(array_agg(s.division), array_agg(case when s.is_by_warehouse then 'W:' end), array_agg(s.item_number),
    array_agg(webhook_stock_word(s.on_hand_cases, s.low_below_cases)))
  from changed s join before b using (division, item_number)
  where webhook_stock_word(s.on_hand_cases, s.low_below_cases) <> webhook_stock_word(b.on_hand_cases, b.low_below_cases);
  return null;
end $$;
drop function webhook_stock_of(item_stock);

create function note_changed_warehouse_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') then return null; end if;
  perform note_stock(array_agg(s.division), array_agg('W:' || s.warehouse), array_agg(s.item_number),
    array_agg(webhook_stock_word(s.on_hand_cases, s.low_below_cases)))
  from changed s join before b using (division, item_number, warehouse)
  where webhook_stock_word(s.on_hand_cases, s.low_below_cases) <> webhook_stock_word(b.on_hand_cases, b.low_below_cases);
  return null;
end $$;
create trigger warehouse_stock_changed_webhook after update on item_warehouse_stock
  referencing old table as before new table as changed for each statement execute function note_changed_warehouse_stock();

-- What a warehouse gets for the first time was out of stock there.
create function note_new_warehouse_stock() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('stock.changed') then return null; end if;
  perform note_stock(array_agg(s.division), array_agg('W:' || s.warehouse), array_agg(s.item_number),
    array_agg(webhook_stock_word(s.on_hand_cases, s.low_below_cases)))
  from changed s where s.on_hand_cases > 0;
  return null;
end $$;
create trigger warehouse_stock_added_webhook after insert on item_warehouse_stock
  referencing new table as changed for each statement execute function note_new_warehouse_stock();
