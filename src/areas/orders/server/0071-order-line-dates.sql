-- Drop-ship and just-in-time lines may come on a day of their own; null is the order's (CHECK-5).
alter table order_lines add delivery_date date;
-- Words for the warehouse (CHECK-1).
alter table order_lines add note text not null default '';
-- What staff made of the price, and what it was before, in cents; customers never receive these (CART-10).
alter table order_lines add case_price_override jsonb;
alter table order_lines add each_price_override jsonb;
alter table order_lines add base_case_price_cents bigint;
alter table order_lines add base_each_price_cents bigint;
