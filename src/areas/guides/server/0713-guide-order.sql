-- GUIDE-1: the order of the shelf is total, so that a page is read from the index without sorting.
drop index guide_items_sort;
create index guide_items_sort on guide_items (guide_id, sort_sequence, line_id);
