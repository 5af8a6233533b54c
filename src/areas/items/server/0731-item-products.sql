-- NEXT-8: a scanned GTIN finds every pack of its product: the twelve digits between pack level and check digit.
create index items_product on items (division, substr(gtin, 2, 12)) where gtin <> '';
