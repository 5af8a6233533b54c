-- Prices that staff set in the portal: which change set a price, and who made it, for its receipt
-- (NEXT-1). The change itself, with what was before, is in areas/price-changes.
create table price_change_authors (
  change_id uuid primary key,
  name text not null, -- as it was then
  changed_at timestamptz not null
);
alter table item_prices add column change_id uuid references price_change_authors;

-- Whatever else writes a price, an import above all, makes it its own.
create function forget_price_change() returns trigger language plpgsql as $$
begin
  new.change_id := null;
  return new;
end $$;
create trigger item_prices_written before update on item_prices for each row
  when (old.change_id is not null and new.change_id is not distinct from old.change_id)
  execute function forget_price_change();

-- All prices of a class, a customer or the list, by item.
create index item_prices_scope on item_prices (division, scope, item_number, starts_on);
