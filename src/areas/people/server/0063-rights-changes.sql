-- ACCESS-4: open streams of live events are judged again when rights change, whoever changed them (screen, import, command line,
-- SQL). The message leaves at the commit and in commit order, so no event committed later is delivered by the old rights.
create function announce_rights_change(user_ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(user_ids) = 0 then return; end if;
  -- A NOTIFY payload holds 8000 bytes; above 100 users every stream is judged again.
  perform pg_notify('larder_live', json_build_object('rightsOf',
    case when cardinality(user_ids) > 100 then '"everybody"'::json else to_json(user_ids) end)::text);
end
$$;

create function announce_user_rights() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform announce_rights_change(array(select distinct user_id from new_rows));
  else
    perform announce_rights_change(array(select distinct user_id from old_rows));
  end if;
  return null;
end
$$;
create trigger rights_added after insert on user_bill_tos referencing new table as new_rows
  for each statement execute function announce_user_rights();
create trigger rights_removed after delete on user_bill_tos referencing old table as old_rows
  for each statement execute function announce_user_rights();
create trigger rights_changed after update on user_bill_tos referencing old table as old_rows
  for each statement execute function announce_user_rights();
create trigger rights_added after insert on user_ship_tos referencing new table as new_rows
  for each statement execute function announce_user_rights();
create trigger rights_removed after delete on user_ship_tos referencing old table as old_rows
  for each statement execute function announce_user_rights();
create trigger rights_changed after update on user_ship_tos referencing old table as old_rows
  for each statement execute function announce_user_rights();
-- A feature decides whether staff may act as somebody (AUTH-8).
create trigger rights_added after insert on user_features referencing new table as new_rows
  for each statement execute function announce_user_rights();
create trigger rights_removed after delete on user_features referencing old table as old_rows
  for each statement execute function announce_user_rights();

create function announce_changed_users() returns trigger language plpgsql as $$
begin
  perform announce_rights_change(array(
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.type, n.role, n.email, n.is_active) is distinct from (o.type, o.role, o.email, o.is_active)));
  return null;
end
$$;
create trigger rights_changed after update on users referencing old table as old_rows new table as new_rows
  for each statement execute function announce_changed_users();

-- Whose a ship-to is: its bill-to, its sales rep, its manager. Rare, and any number of users: everybody is judged again.
create function announce_ship_tos() returns trigger language plpgsql as $$
declare
  is_change boolean;
begin
  if tg_op = 'INSERT' then
    is_change := exists (select from new_rows);
  elsif tg_op = 'DELETE' then
    is_change := exists (select from old_rows);
  else
    is_change := exists (
      select from new_rows n join old_rows o on o.division = n.division and o.number = n.number
      where (n.bill_to, n.dsr_email, n.dsm_email) is distinct from (o.bill_to, o.dsr_email, o.dsm_email));
  end if;
  if is_change then perform pg_notify('larder_live', '{"rightsOf":"everybody"}'); end if;
  return null;
end
$$;
create trigger rights_added after insert on ship_tos referencing new table as new_rows
  for each statement execute function announce_ship_tos();
create trigger rights_removed after delete on ship_tos referencing old table as old_rows
  for each statement execute function announce_ship_tos();
create trigger rights_changed after update on ship_tos referencing old table as old_rows new table as new_rows
  for each statement execute function announce_ship_tos();
