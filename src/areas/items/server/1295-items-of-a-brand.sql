-- STAFF-6: the items of a brand, which sales ask whether one of them was sold before a day: of a
-- brand without such a sale all were read from the whole catalogue.
create index items_brand on items (brand, division, item_number);
