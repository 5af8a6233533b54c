-- PLAT-8: a reader who is not office staff sees what they did, and what was done for their ship-tos. Whatever the filters, those two
-- are read from the index alone: it carries all that a filter compares.
create index audit_entries_by_person on audit_entries (real_user_id, id) include (user_id, action, entity, at);
create index audit_entries_by_ship_to on audit_entries (ship_to, id) include (division, real_user_id, user_id, action, entity, at)
  where ship_to is not null;
drop index audit_entries_real_user;
drop index audit_entries_ship_to_id;
-- Led by the person, too; nothing asks for it any more.
drop index audit_entries_user;
-- An index is enough only for pages that vacuum has seen: after 2 % of new entries instead of 20 %.
alter table audit_entries set (autovacuum_vacuum_insert_scale_factor = 0.02);
