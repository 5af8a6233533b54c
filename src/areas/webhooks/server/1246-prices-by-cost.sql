-- A price that follows the cost changes with it: of items whose cost changed, whoever has such a
-- price is told, as of any price.
create function note_prices_by_cost(of_division text[], of_item text[]) returns void language sql as $$
  insert into webhook_events (type, division, scope, data)
  select 'price.changed', p.division, p.scope, jsonb_build_object('division', p.division, 'itemCount', count(distinct p.item_number),
    'itemNumbers', (array_agg(distinct p.item_number))[1:200])
  from unnest(of_division, of_item) c (division, item_number)
  join item_prices p on p.division = c.division and p.item_number = c.item_number and p.cost_plus is not null
  join items i on i.division = p.division and i.item_number = p.item_number
  where not i.is_reserved and not i.is_proprietary
  group by p.division, p.scope
$$;

create function note_dated_costs() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('price.changed') then return null; end if;
  perform note_prices_by_cost(array_agg(division), array_agg(item_number)) from changed;
  return null;
end $$;
create trigger item_costs_added_webhook after insert on item_costs
  referencing new table as changed for each statement execute function note_dated_costs();
create trigger item_costs_changed_webhook after update on item_costs
  referencing new table as changed for each statement execute function note_dated_costs();

create function note_item_costs_of_prices() returns trigger language plpgsql as $$
begin
  if not is_webhook_wanted('price.changed') then return null; end if;
  perform note_prices_by_cost(array_agg(c.division), array_agg(c.item_number))
  from changed c join before b using (division, item_number) where c.cost_cents <> b.cost_cents;
  return null;
end $$;
create trigger items_cost_webhook after update on items
  referencing old table as before new table as changed for each statement execute function note_item_costs_of_prices();
