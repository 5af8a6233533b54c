-- Lower prices of the case from so many cases on (ITEM-8): [[cases, amount], ...] in rising order.
-- The amount is in the unit the case is priced in: hundredths of a cent a pound where the row has a
-- price a pound, else cents a case. Null: one price for any quantity.
alter table item_prices add column breaks jsonb check (jsonb_typeof(breaks) = 'array');
