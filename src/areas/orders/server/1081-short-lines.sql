-- NEXT-3: what the customer wants if the line comes short, as it was when the order was placed; null for orders placed
-- before, and imported ones. And the short line whose place this one took, with who chose it and when.
alter table order_lines add if_short jsonb;
alter table order_lines add instead_of jsonb; -- { itemNumber, description, byName, at }

-- When the truck leaves, as the ERP says; null while it has said nothing.
alter table orders add departs_at timestamptz;

-- A version that was replaced by taking an alternate has no cart.
alter table order_versions alter cart_id drop not null;
