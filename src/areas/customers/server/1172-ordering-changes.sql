-- Ship-tos that were locked for orders or unlocked, whoever wrote it, until their people are
-- notified (NEXT-7). A lock that is taken back before that is no news.
create table ordering_changes (
  division text not null,
  ship_to text not null,
  was_allowed boolean not null,
  primary key (division, ship_to),
  foreign key (division, ship_to) references ship_tos on delete cascade
);

create function note_ordering_change() returns trigger language plpgsql as $$
begin
  insert into ordering_changes values (new.division, new.number, old.is_ordering_allowed) on conflict do nothing;
  return null;
end $$;

create trigger note_ordering_change after update of is_ordering_allowed on ship_tos for each row
  when (old.is_ordering_allowed is distinct from new.is_ordering_allowed) execute function note_ordering_change();
