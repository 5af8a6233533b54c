/**
 * SQL that writes users with their own features and those that other systems report, from a
 * relation with a column for each, such as the staged rows of an import: id, email, names, phone,
 * type, role, `allowed_modes`, `is_active`, and the arrays features, `crm_features` and
 * `okta_features`. `changed` and `written` are conditions on its rows, under the alias `r`.
 */
export const writeUsers = (rows: string, { changed, written }: { changed: string; written: string }) => [
  `insert into users (id, email, name, display_name, first_name, last_name, phone, type, role, allowed_modes, is_active)
   select id, email, name, display_name, first_name, last_name, phone, type, role, allowed_modes, is_active
   from ${rows} r where ${written} order by email
   on conflict (email) do update set name = excluded.name, display_name = excluded.display_name,
     first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone, type = excluded.type,
     role = excluded.role, allowed_modes = excluded.allowed_modes, is_active = excluded.is_active`,
  `delete from user_features x using ${rows} r where x.user_id = r.id and ${changed}`,
  `insert into user_features (user_id, feature) select r.id, unnest(r.features) from ${rows} r where ${written}`,
  `delete from user_outside_features x using ${rows} r where x.user_id = r.id and ${changed}`,
  `insert into user_outside_features (user_id, source, feature)
   select r.id, 'crm', unnest(r.crm_features) from ${rows} r where ${written}
   union all select r.id, 'okta', unnest(r.okta_features) from ${rows} r where ${written}`,
]
