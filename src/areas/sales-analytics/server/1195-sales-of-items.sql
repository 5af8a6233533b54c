-- STAFF-6: who bought an item, from the index alone. A question about a category by customer reads
-- 200,000 of these rows, each in a page of its own.
drop index sales_item_blocks_item;
create index sales_item_blocks_item on sales_item_blocks (division, item_number, block)
  include (ship_to, lines, cases, units, sales_cents, cost_cents);
