-- CHECK-2: few items have a successor; the analysis of a cart would look at each of its items for one.
create index items_replaced on items (division, item_number) where replaced_by is not null;
