-- PLAT-8: the trail is read newest first, by person, by what it was done to, and by action.
create index audit_entries_real_user on audit_entries (real_user_id, id);
create index audit_entries_acting_as on audit_entries (user_id, id);
create index audit_entries_action on audit_entries (action, id);
create index audit_entries_at on audit_entries (at, id);
