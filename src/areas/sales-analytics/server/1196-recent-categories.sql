-- STAFF-6: what a ship-to bought of a category in the last seven blocks, made together with its
-- habits: what the kitchens of a class buy is asked over thousands of them. Above zero only.
create table sales_recent_categories (
  division text not null,
  ship_to text not null,
  category_id text not null,
  block integer not null, -- the last one that is counted
  sales_cents bigint not null,
  primary key (division, ship_to, category_id)
);
create index sales_recent_categories_block on sales_recent_categories (block);

-- An item in another category: the last day of everybody who bought it is summed up again.
create function note_moved_items() returns trigger language plpgsql as $$
begin
  insert into sales_changes (division, ship_to, day)
  select d.division, d.ship_to, max(d.day)
  from sales_days d join (
    select distinct x.division, x.ship_to
    from former f join changed n on n.division = f.division and n.item_number = f.item_number
      and n.category_id is distinct from f.category_id
    join sales_item_blocks x on x.division = n.division and x.item_number = n.item_number and x.ship_to <> '') b
    on b.division = d.division and b.ship_to = d.ship_to
  group by 1, 2;
  return null;
end $$;
create trigger items_moved_sales after update on items
  referencing old table as former new table as changed for each statement execute function note_moved_items();

insert into sales_habit_changes (division, ship_to)
select distinct division, ship_to from sales_days where ship_to <> '' on conflict do nothing;
