-- { type: amount | percent, value, per: case | each | pound, byName, at }: the price of one line of a hidden cart (CART-10).
alter table cart_lines add check (case_price_override is null
  or (case_price_override ->> 'type' in ('amount', 'percent') and (case_price_override ->> 'value')::int > 0));
alter table cart_lines add check (each_price_override is null
  or (each_price_override ->> 'type' in ('amount', 'percent') and (each_price_override ->> 'value')::int > 0));

-- Words for the warehouse about one line (CHECK-1).
alter table cart_lines add note text not null default '' check (length(note) <= 200);

-- Overrides never live in a cart its customer sees, whoever makes it visible: they end in the same transaction.
create function drop_overrides_of_visible_cart() returns trigger language plpgsql as $$
begin
  update cart_lines set case_price_override = null, each_price_override = null
  where cart_id = new.id and (case_price_override is not null or each_price_override is not null);
  return null;
end $$;
create trigger drop_overrides after update of is_visible_to_customer on carts
  for each row when (new.is_visible_to_customer and not old.is_visible_to_customer)
  execute function drop_overrides_of_visible_cart();
