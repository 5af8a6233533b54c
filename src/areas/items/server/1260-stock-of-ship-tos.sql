-- PLAT-3: a ship-to may be served by one warehouse of its division (decision 32); '' is all of them.
alter table ship_tos add column warehouse text not null default '' check (char_length(warehouse) <= 40);

-- Whether the stock of an item came by warehouse: one that has none of it is out of stock there.
alter table item_stock add column is_by_warehouse boolean not null default false;
update item_stock k set is_by_warehouse = true
where exists (select from item_warehouse_stock w where w.division = k.division and w.item_number = k.item_number);

create or replace function add_up_warehouses() returns trigger language plpgsql as $$
begin
  insert into item_stock (division, item_number, on_hand_cases, low_below_cases, next_arrival_on, is_by_warehouse)
  select w.division, w.item_number, sum(w.on_hand_cases)::int, sum(w.low_below_cases)::int, min(w.next_arrival_on), true
  from item_warehouse_stock w
  where (w.division, w.item_number) in (select division, item_number from changed)
  group by w.division, w.item_number order by w.division, w.item_number
  on conflict (division, item_number) do update set on_hand_cases = excluded.on_hand_cases,
    low_below_cases = excluded.low_below_cases, next_arrival_on = excluded.next_arrival_on, is_by_warehouse = true;
  return null;
end $$;

-- The stock that a ship-to is sold from: that of its warehouse, else the sum of its division.
create view ship_to_stock as
select s.division, s.number as ship_to, k.item_number,
  case when o.is_own then coalesce(w.on_hand_cases, 0) else k.on_hand_cases end as on_hand_cases,
  case when o.is_own then coalesce(w.low_below_cases, 0) else k.low_below_cases end as low_below_cases,
  case when o.is_own then w.next_arrival_on else k.next_arrival_on end as next_arrival_on
from ship_tos s
join item_stock k on k.division = s.division
cross join lateral (select s.warehouse <> '' and k.is_by_warehouse as is_own) o
left join item_warehouse_stock w on w.division = k.division and w.item_number = k.item_number and w.warehouse = s.warehouse;

-- The catalogue in memory knows which warehouses have an item: that one came in or ran out is a change of it.
create function note_restocked_warehouses() returns trigger language plpgsql as $$
begin
  perform note_items(jsonb_agg(jsonb_build_object('division', c.division, 'item_number', c.item_number)))
  from (select distinct division, item_number from changed c join former f using (division, item_number, warehouse)
    where (c.on_hand_cases > 0) <> (f.on_hand_cases > 0)) c
  having count(*) > 0;
  return null;
end $$;
create function note_stocked_warehouses() returns trigger language plpgsql as $$
begin
  perform note_items(jsonb_agg(jsonb_build_object('division', c.division, 'item_number', c.item_number)))
  from (select distinct division, item_number from changed where on_hand_cases > 0) c
  having count(*) > 0;
  return null;
end $$;
create trigger warehouse_stock_noted after insert on item_warehouse_stock
  referencing new table as changed for each statement execute function note_stocked_warehouses();
create trigger warehouse_stock_removed after delete on item_warehouse_stock
  referencing old table as changed for each statement execute function note_stocked_warehouses();
create trigger warehouse_stock_renoted after update on item_warehouse_stock
  referencing old table as former new table as changed for each statement execute function note_restocked_warehouses();
