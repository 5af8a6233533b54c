import { features, isFeature } from '#kit/feature-keys.ts'
import { accountTypes, roles, type Role } from '#areas/access/roles.ts'
import { isStaff, replaceCustomers } from '#areas/access/server/public.ts'
import { cellMatching, date, email, oneOf, setOf, text, yesNo } from '../cell.ts'
import { importKind, key, needed, optional } from '../import-kind.ts'

const customerOf = cellMatching(/^[A-Z0-9]{2,6}\/\d{7}$/, 'DIVISION/NUMBER with 7 digits, such as NLV/0001234')
const roleNames = Object.keys(roles) as Role[]
const featureNames = Object.keys(features).filter(isFeature)

/**
 * People who may sign in. Passwords are never imported: an invitation lets each person choose one.
 */
export const users = importKind({
  name: 'users',
  rowIs: 'one person',
  table: 'users',
  key: ['email'],
  columns: {
    email: key(email, 'Mail address, the sign-in name', 'email'),
    firstName: needed(text(100), 'First name', 'first_name'),
    lastName: optional(text(100), 'Last name', 'last_name'),
    name: optional(text(200), 'Full name; first and last name unless said', 'name', 'text', fullName()),
    displayName: optional(text(200), 'Name others see; the full name unless said', 'display_name', 'text', fullName()),
    phone: optional(text(50), 'Telephone', 'phone'),
    type: needed(oneOf(accountTypes), 'User type: eci and ecmi are staff, the others customers', 'type'),
    role: needed(oneOf(roleNames), 'Role', 'role'),
    features: optional(setOf(oneOf(featureNames)), 'Features beyond those of the role', 'features', 'text[]', "'{}'"),
    allowedModes: optional(
      setOf(oneOf(['restaurant', 'accounting'])),
      'Modes of the portal',
      'allowed_modes',
      'text[]',
      "'{restaurant}'",
    ),
    billTos: optional(
      setOf(customerOf),
      'Bill-tos the person may act for, as NLV/0001234',
      'bill_tos',
      'text[]',
      "'{}'",
    ),
    shipTos: optional(
      setOf(customerOf),
      'Narrows the person to these ship-tos of the bill-tos; none: all of them',
      'ship_tos',
      'text[]',
      "'{}'",
    ),
    crmFeatures: optional(
      setOf(text(100)),
      'What the CRM says the person may see, in its own words',
      'crm_features',
      'text[]',
      "'{}'",
    ),
    oktaFeatures: optional(
      setOf(text(100)),
      'What the identity provider says the person may see, in its own words',
      'okta_features',
      'text[]',
      "'{}'",
    ),
    mfaEnforceDate: optional(
      date,
      'From this day on the person needs a second factor; none: the day of the portal',
      'mfa_enforce_date',
      'date',
    ),
    isActive: optional(yesNo, 'Whether the person may sign in', 'is_active', 'boolean', 'true'),
  },
  computed: [{ column: 'id', type: 'uuid', fallback: 's.id', isFresh: true, from: () => undefined }],
  references: [
    {
      field: 'role',
      when: `(m.role in (${staffRoles()})) <> (${isStaff('m')})`,
      reason: 'Staff roles go with the types eci and ecmi, customer roles with the others',
    },
    unknownCustomer('billTos', 'bill_tos', 'There is no such bill-to'),
    unknownCustomer('shipTos', 'ship_tos', 'There is no such ship-to'),
  ],
  current: `(select u.*, true as stored,
      array(select feature from user_features f where f.user_id = u.id order by feature collate "C") as features,
      array(select feature from user_outside_features f where f.user_id = u.id and f.source = 'crm'
        order by feature collate "C") as crm_features,
      array(select feature from user_outside_features f where f.user_id = u.id and f.source = 'okta'
        order by feature collate "C") as okta_features,
      (select t.enforce_date from second_factor_terms t where t.user_id = u.id) as mfa_enforce_date,
      array(select division || '/' || bill_to from user_bill_tos b where b.user_id = u.id
        order by (division || '/' || bill_to) collate "C") as bill_tos,
      array(select division || '/' || ship_to from user_ship_tos b where b.user_id = u.id
        order by (division || '/' || ship_to) collate "C") as ship_tos
    from users u where u.email in (select email from import_stage))`,
  write: [
    `insert into users (id, email, name, display_name, first_name, last_name, phone, type, role, allowed_modes, is_active)
     select id, email, name, display_name, first_name, last_name, phone, type, role, allowed_modes, is_active
     from import_ready where outcome <> 'unchanged' order by email
     on conflict (email) do update set name = excluded.name, display_name = excluded.display_name,
       first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone, type = excluded.type,
       role = excluded.role, allowed_modes = excluded.allowed_modes, is_active = excluded.is_active`,
    `delete from user_features x using import_ready r where x.user_id = r.id and r.outcome = 'changed'`,
    `insert into user_features (user_id, feature)
     select id, unnest(features) from import_ready where outcome <> 'unchanged'`,
    `delete from user_outside_features x using import_ready r where x.user_id = r.id and r.outcome = 'changed'`,
    `insert into user_outside_features (user_id, source, feature)
     select id, 'crm', unnest(crm_features) from import_ready where outcome <> 'unchanged'
     union all select id, 'okta', unnest(okta_features) from import_ready where outcome <> 'unchanged'`,
    `insert into second_factor_terms (user_id, enforce_date)
     select id, mfa_enforce_date from import_ready r where outcome <> 'unchanged'
       and (mfa_enforce_date is not null or exists (select from second_factor_terms t where t.user_id = r.id))
     on conflict (user_id) do update set enforce_date = excluded.enforce_date`,
    ...replaceCustomers('import_ready', { changed: `r.outcome = 'changed'`, written: `r.outcome <> 'unchanged'` }),
    // Security 8: whoever may no longer sign in is signed out, and no link lets them in again.
    `delete from password_resets x using import_ready r
     where x.user_id = r.id and r.outcome = 'changed' and not r.is_active`,
    `delete from sessions x using import_ready r
     where (x.user_id = r.id or x.real_user_id = r.id) and r.outcome = 'changed' and not r.is_active`,
  ],
})

function fullName(): string {
  return `coalesce(s.name, trim(s.first_name || ' ' || coalesce(s.last_name, '')))`
}

function staffRoles(): string {
  return roleNames
    .filter((role) => roles[role].isStaff)
    .map((role) => `'${role}'`)
    .join(', ')
}

function unknownCustomer(field: string, table: 'bill_tos' | 'ship_tos', reason: string) {
  return {
    field,
    when: `exists (select 1 from unnest(s.${table}) entry where not exists (
      select 1 from ${table} r where r.division = split_part(entry, '/', 1) and r.number = split_part(entry, '/', 2)))`,
    reason,
  }
}
