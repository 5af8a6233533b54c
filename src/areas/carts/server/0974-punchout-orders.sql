-- PUNCH-3: the order number of a procurement system is kept whole, whatever its length.
alter table carts drop constraint carts_po_check;
alter table carts add constraint carts_po_check check (length(po) <= 255);
