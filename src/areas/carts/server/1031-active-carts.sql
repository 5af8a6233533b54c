-- CART-1, PUNCH-4: a cart is active for a user or for a procurement session, and goes with either.
-- One key for both: holder_id is the one or the other, and both are checked by a foreign key again.
alter table active_carts add punchout_id uuid references punchout_sessions on delete cascade check (punchout_id = holder_id);
update active_carts set punchout_id = holder_id where exists (select from punchout_sessions s where s.id = holder_id);
delete from active_carts where punchout_id is null and not exists (select from users u where u.id = holder_id);
alter table active_carts add user_id uuid generated always as (case when punchout_id is null then holder_id end) stored
  references users on delete cascade;
create index active_carts_punchout on active_carts (punchout_id) where punchout_id is not null;
