-- USERS-1: when an invitation was last sent. Users who came by an import have had none.
alter table users add column invited_at timestamptz;
update users u set invited_at = u.created_at
where exists (select 1 from audit_entries a where a.entity = 'user:' || u.id and a.action in ('user.invite', 'user.reset-password'));
