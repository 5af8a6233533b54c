import { features, isFeature } from '#kit/feature-keys.ts'
import { accountTypes, roles, type Role } from '#areas/access/roles.ts'
import { isStaff, replaceCustomers } from '#areas/access/server/public.ts'
import { writeUsers } from '#areas/people/server/public.ts'
import { endAccessOfRows } from '#areas/sessions/server/public.ts'
import { enforceForRows } from '#areas/two-factor/server/public.ts'
import { customerKey, date, email, oneOf, setOf, text, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { judgeImportedUsers, lockImportedUsers } from './judge-imported-users.ts'

const roleNames = Object.keys(roles) as Role[]
const featureNames = Object.keys(features).filter(isFeature)
/** The rows of a batch, under the alias `r`. */
const rows = { changed: `r.outcome = 'changed'`, written: `r.outcome <> 'unchanged'` }

/**
 * People who may sign in. Passwords are never imported: an invitation lets each person choose one.
 */
export const usersImportKind = importKind({
  name: 'users',
  rowIs: 'one person',
  table: 'users',
  key: ['email'],
  columns: {
    email: key(email, 'Mail address, the sign-in name', 'email'),
    firstName: needed(text(100), 'First name', 'first_name'),
    lastName: optional(text(100), 'Last name', 'last_name'),
    name: optional(text(200), 'Full name; first and last name unless given', 'name', 'text', fullName()),
    displayName: optional(text(200), 'Name others see; the full name unless given', 'display_name', 'text', fullName()),
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
    billTos: optional(setOf(customerKey), 'Bill-tos the person may act for', 'bill_tos', 'text[]', "'{}'"),
    shipTos: optional(
      setOf(customerKey),
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
  judge: { lock: lockImportedUsers, judge: judgeImportedUsers },
  write: [
    ...writeUsers('import_ready', rows),
    enforceForRows('import_ready', rows.written),
    ...replaceCustomers('import_ready', rows),
    // Security 8: whoever may no longer sign in is signed out, and no link lets them in again.
    ...endAccessOfRows('import_ready', `${rows.changed} and not r.is_active`),
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
