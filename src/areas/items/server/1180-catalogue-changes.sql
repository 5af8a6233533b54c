-- Which items of a division changed at which version of its catalogue, so that a copy in memory takes in these alone.
-- One row an item, the last change of it: never more rows than items there ever were.
create table catalogue_changes (
  division text not null references divisions on delete cascade,
  item_number text not null,
  version bigint not null,
  primary key (division, item_number)
);
create index catalogue_changes_by_version on catalogue_changes (division, version);

-- Changes up to this version are not listed one by one: older copies are read from scratch.
alter table catalogue_versions add column listed_after bigint not null default 0;
update catalogue_versions set listed_after = version;

create or replace function note_changed_items() returns trigger language plpgsql as $$
begin
  with noted as (
    insert into catalogue_versions as v (division, version)
    select distinct division, 1 from changed order by division
    on conflict (division) do update set version = v.version + 1
    returning division, version)
  insert into catalogue_changes (division, item_number, version)
  select c.division, c.item_number, n.version from changed c join noted n using (division)
  on conflict (division, item_number) do update set version = excluded.version;
  return null;
end $$;

-- Names of categories and brands, and kitchen words, are words of any number of items.
create or replace function note_changed_names() returns trigger language plpgsql as $$
begin
  update catalogue_versions set version = version + 1, listed_after = version + 1;
  return null;
end $$;

-- Of the stock only that an item came in or ran out: counts are read with each page.
create function note_items(changed_items jsonb) returns void language sql as $$
  with changed as (
    select x.division, x.item_number from jsonb_to_recordset(changed_items) x (division text, item_number text)),
  noted as (
    insert into catalogue_versions as v (division, version)
    select distinct division, 1 from changed order by division
    on conflict (division) do update set version = v.version + 1
    returning division, version)
  insert into catalogue_changes (division, item_number, version)
  select c.division, c.item_number, n.version from changed c join noted n using (division)
  on conflict (division, item_number) do update set version = excluded.version;
$$;

create function note_stocked_items() returns trigger language plpgsql as $$
begin
  perform note_items(jsonb_agg(jsonb_build_object('division', c.division, 'item_number', c.item_number)))
  from changed c where c.on_hand_cases > 0
  having count(*) > 0;
  return null;
end $$;
create function note_restocked_items() returns trigger language plpgsql as $$
begin
  perform note_items(jsonb_agg(jsonb_build_object('division', c.division, 'item_number', c.item_number)))
  from changed c join former f using (division, item_number)
  where (c.on_hand_cases > 0) <> (f.on_hand_cases > 0)
  having count(*) > 0;
  return null;
end $$;
create trigger item_stock_added after insert on item_stock
  referencing new table as changed for each statement execute function note_stocked_items();
create trigger item_stock_removed after delete on item_stock
  referencing old table as changed for each statement execute function note_stocked_items();
create trigger item_stock_changed after update on item_stock
  referencing old table as former new table as changed for each statement execute function note_restocked_items();
