-- Whether the item of a line was sold by the each when the count was opened: what is under par is ordered in such units.
alter table inventory_lines add is_broken_case boolean not null default false;
