-- What was done to a customer's ship-to, the latest first (CUST-1).
create index audit_entries_ship_to on audit_entries (division, ship_to, at desc) where ship_to is not null;
