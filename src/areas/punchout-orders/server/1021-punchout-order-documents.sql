-- PUNCH-3: what confirmations, ship notices and invoices refer to: the buyer's document, and its
-- lines as they were sent.
alter table punchout_orders add document jsonb; -- null for orders from before: nothing is sent about them
alter table punchout_order_parts add lines jsonb not null default '[]';
create index punchout_order_parts_cart on punchout_order_parts (cart_id);
