-- PLAT-3, NEXT-8: the further barcodes of an item: of the unit in the case, of a former case, of another plant.
create table item_barcodes (
  division text not null,
  gtin text not null check (gtin ~ '^\d{14}$'),
  item_number text not null,
  unit text not null default 'CS' check (unit in ('CS', 'EA')), -- what the box with it is one of
  primary key (division, gtin, item_number),
  foreign key (division, item_number) references items on delete cascade
);
create index item_barcodes_item on item_barcodes (division, item_number);
-- A scan asks for every pack level of a product (match-gtin.ts).
create index item_barcodes_product on item_barcodes (division, substr(gtin, 2, 12));

-- Items are found by their barcodes: copies of the catalogue take in the item again, once for all that changed.
create or replace function note_changed_items() returns trigger language plpgsql as $$
begin
  with items_changed as (
    select distinct division, item_number from changed),
  noted as (
    insert into catalogue_versions as v (division, version)
    select distinct division, 1 from items_changed order by division
    on conflict (division) do update set version = v.version + 1
    returning division, version)
  insert into catalogue_changes (division, item_number, version)
  select c.division, c.item_number, n.version from items_changed c join noted n using (division)
  on conflict (division, item_number) do update set version = excluded.version;
  return null;
end $$;
create trigger item_barcodes_added after insert on item_barcodes
  referencing new table as changed for each statement execute function note_changed_items();
create trigger item_barcodes_changed after update on item_barcodes
  referencing new table as changed for each statement execute function note_changed_items();
create trigger item_barcodes_removed after delete on item_barcodes
  referencing old table as changed for each statement execute function note_changed_items();
