-- A parent ship-to has children; one level, within one division (CUST-2).
update ship_tos set parent_ship_to = null where parent_ship_to = number;
alter table ship_tos add constraint ship_tos_not_its_own_parent check (parent_ship_to <> number);
create index ship_tos_parent on ship_tos (division, parent_ship_to) where parent_ship_to is not null;
-- Searching the accounts of a DSM, as that of a DSR already is.
create index ship_tos_dsm on ship_tos (dsm_email);
alter table ship_tos add constraint ship_tos_food_cost check (max_food_cost_pct between 0 and 100);
