-- SHELL-10: orders are found across ship-tos by their whole number, ERP number or PO, in any case.
create index orders_by_number on orders (lower(order_number));
create index orders_by_erp_number on orders (lower(erp_order_number));
create index orders_by_po on orders (lower(po));
