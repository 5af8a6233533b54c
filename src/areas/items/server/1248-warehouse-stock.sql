-- PLAT-3: the stock of an item in each warehouse of a division (decision 32). What is sold from is
-- their sum, kept in item_stock; where it lies is for staff.
create table item_warehouse_stock (
  division text not null,
  item_number text not null,
  warehouse text not null check (char_length(warehouse) between 1 and 40),
  on_hand_cases integer not null default 0,
  low_below_cases integer not null default 0,
  next_arrival_on date,
  primary key (division, item_number, warehouse),
  foreign key (division, item_number) references items on delete cascade
);

create function add_up_warehouses() returns trigger language plpgsql as $$
begin
  insert into item_stock (division, item_number, on_hand_cases, low_below_cases, next_arrival_on)
  select w.division, w.item_number, sum(w.on_hand_cases)::int, sum(w.low_below_cases)::int, min(w.next_arrival_on)
  from item_warehouse_stock w
  where (w.division, w.item_number) in (select division, item_number from changed)
  group by w.division, w.item_number order by w.division, w.item_number
  on conflict (division, item_number) do update set on_hand_cases = excluded.on_hand_cases,
    low_below_cases = excluded.low_below_cases, next_arrival_on = excluded.next_arrival_on;
  return null;
end $$;
create trigger warehouse_stock_added after insert on item_warehouse_stock
  referencing new table as changed for each statement execute function add_up_warehouses();
create trigger warehouse_stock_changed after update on item_warehouse_stock
  referencing new table as changed for each statement execute function add_up_warehouses();
