-- PLAT-8: each filter of the trail finds the newest entries of its value by an index that ends in the id, however many there are.
create index audit_entries_entity_id on audit_entries (entity, id);
create index audit_entries_subject on audit_entries (split_part(entity, ':', 2), id);
create index audit_entries_order_number on audit_entries ((details->>'orderNumber'), id) where details ? 'orderNumber';
create index audit_entries_ship_to_id on audit_entries (ship_to, id) where ship_to is not null;
create index audit_entries_real_user_action on audit_entries (real_user_id, action, id);
create index audit_entries_acting_as_action on audit_entries (user_id, action, id);
