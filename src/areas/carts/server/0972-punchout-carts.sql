-- PUNCH-4: a cart of a procurement session belongs to that session alone; once it went back it is 'returned' and stays as it is.
alter table carts add punchout_id uuid; -- the session
create index carts_of_punchout on carts (punchout_id) where punchout_id is not null;
alter table carts drop constraint carts_status_check;
alter table carts add constraint carts_status_check check (status in ('open', 'ordered', 'discarded', 'returned'));

-- CART-1: one active cart per ship-to for each user, and for each procurement session, of which one user may have several.
alter table active_carts drop constraint active_carts_user_id_fkey;
alter table active_carts rename column user_id to holder_id;
