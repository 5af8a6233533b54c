-- PLAT-5: when a job looks at the delivery date of an open cart next: its cut-off, then the end of the day. Only carts that are due
-- are read. '-infinity': not looked at since the date, the order type, the owner or the route days changed.
alter table carts add date_check_at timestamptz not null default '-infinity';
create index carts_date_check on carts (date_check_at) where status = 'open' and delivery_date is not null;

create function check_cart_date_anew() returns trigger language plpgsql as $$
begin
  new.date_check_at := '-infinity';
  return new;
end
$$;
create trigger check_date_anew before update on carts for each row
  when ((new.delivery_date, new.so_type, new.int_owner_id) is distinct from (old.delivery_date, old.so_type, old.int_owner_id))
  execute function check_cart_date_anew();

-- Another route day, cut-off or holiday may end a date earlier than its cart remembers.
create function check_cart_dates_of_routes() returns trigger language plpgsql as $$
begin
  update carts t set date_check_at = '-infinity' from changed_rows r
  where t.status = 'open' and t.delivery_date is not null and t.date_check_at > '-infinity'
    and t.division = r.division and t.ship_to = r.ship_to;
  return null;
end
$$;
create trigger cart_dates_added after insert on route_days referencing new table as changed_rows
  for each statement execute function check_cart_dates_of_routes();
create trigger cart_dates_changed after update on route_days referencing new table as changed_rows
  for each statement execute function check_cart_dates_of_routes();
create trigger cart_dates_removed after delete on route_days referencing old table as changed_rows
  for each statement execute function check_cart_dates_of_routes();

create function check_cart_dates_of_holidays() returns trigger language plpgsql as $$
begin
  update carts t set date_check_at = '-infinity' from changed_rows r
  where t.status = 'open' and t.delivery_date is not null and t.date_check_at > '-infinity'
    and t.division = r.division;
  return null;
end
$$;
create trigger cart_dates_added after insert on holidays referencing new table as changed_rows
  for each statement execute function check_cart_dates_of_holidays();
create trigger cart_dates_changed after update on holidays referencing new table as changed_rows
  for each statement execute function check_cart_dates_of_holidays();
create trigger cart_dates_removed after delete on holidays referencing old table as changed_rows
  for each statement execute function check_cart_dates_of_holidays();

-- CART-6: a date that moved by itself, for each owner who has not been told yet, on whichever device they come back.
create table cart_date_notices (
  cart_id uuid not null references carts on delete cascade,
  user_id uuid not null references users on delete cascade,
  before_date date not null, -- as the owner last saw it
  after_date date, -- null: no date is left
  moved_at timestamptz not null,
  primary key (cart_id, user_id)
);
create index cart_date_notices_user on cart_date_notices (user_id);
