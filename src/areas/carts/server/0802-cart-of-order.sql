-- NEXT-2: a cart that changes a placed order: whose number it keeps, and the version it was made from. One is open at a time.
alter table carts add order_id uuid;
alter table carts add order_number text;
alter table carts add order_version integer;
alter table carts add check ((order_id is null) = (order_number is null) and (order_id is null) = (order_version is null));
create unique index carts_of_order on carts (order_id) where status = 'open';
