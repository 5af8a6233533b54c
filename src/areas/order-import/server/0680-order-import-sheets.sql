-- IMPORT-1: the sheets of a file that waits, each in its own row: only the one that is asked for is read. Files wait
-- an hour, so that those of before are not carried over; their people choose them again.
delete from order_imports;
alter table order_imports
  drop column columns,
  drop column rows, -- and the check that names it
  add column sheet integer not null, -- the likeliest one, from 0
  add column imports integer not null default 0; -- how often rows of it became a cart
create table order_import_sheets (
  import_id uuid not null references order_imports on delete cascade,
  position integer not null, -- from 0, in the order of the workbook
  name text not null, -- empty for CSV
  is_hidden boolean not null,
  row_count integer not null, -- rows with content
  content text not null, -- JSON: { rows: [[row number, cell, …], …], hiddenRows, hiddenColumns }
  imported_rows integer[] not null default '{}', -- rows that became lines of a cart, by their numbers
  primary key (import_id, position)
);
