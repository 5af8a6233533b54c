-- ORDER-1: lists over many ship-tos read a range of delivery dates, or the latest placed. An order without a delivery date stands at
-- the day it was placed.
create index orders_by_delivery on orders (delivery_date);
create index orders_by_placing on orders (placed_at desc, id desc);

-- NEXT-2: an order that is changed has a version, and one that is given up before its cut-off is cancelled.
alter table orders add version integer not null default 1;
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check
  check (status in ('Placed', 'InProgress', 'Failed', 'Expired', 'Open', 'Invoiced', 'Cancelled'));
