import type { UserType } from '#areas/access/roles.ts'
import { coversCustomers } from '#areas/access/server/public.ts'
import { resetFactorAction } from '#areas/two-factor/server/public.ts'
import type { StaffSignIn } from '#areas/people/rules/staff-sign-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { adminRole } from '../rules/keep-an-admin.ts'
import type { UserDetail } from '../user.ts'
import { maySee, seenBillTos, summaryPairs } from './user-columns.ts'
import type { SummaryRow } from './user-list.store.ts'

/** A user as loaded for showing and for deciding. */
export interface ManagedRow
  extends SummaryRow, Omit<UserDetail, keyof SummaryRow | 'roleName' | 'profileImageUrl' | 'abilities'> {
  readonly type: UserType
  readonly ownFeatures: string[]
  readonly isActive: boolean
  readonly isCovered: boolean
  readonly otherActiveAdmins: number
  /** When the reader last reset each step of this account. */
  readonly passwordResetAt: string | null
  readonly secondFactorResetAt: string | null
}

/** The audit action of a password reset by staff. */
export const passwordResetAction = 'user.reset-password'

/** The last time the reader did this to the user; the trail is what counts (security 7). */
const lastTime = (action: string) => `(select max(a.at) from audit_entries a
  where a.entity = 'user:' || u.id and a.real_user_id = m.id and a.action = '${action}')`

const one = sql(
  'users.one',
  `select jsonb_build_object(${summaryPairs('m', 'u', ':needsPassword::boolean')},
     'displayName', u.display_name, 'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone,
     'allowedModesUi', u.allowed_modes, 'invoiceFormatId', u.invoice_format, 'isActive', u.is_active) || jsonb_build_object(
     'outsideFeatures', jsonb_build_object(
       'crm', array(select o.feature from user_outside_features o where o.user_id = u.id and o.source = 'crm' order by 1),
       'okta', array(select o.feature from user_outside_features o where o.user_id = u.id and o.source = 'okta' order by 1)),
     'ownFeatures', array(select f.feature from user_features f where f.user_id = u.id order by 1),
     'billTos', coalesce((select jsonb_agg(jsonb_build_object('division', y.division, 'number', y.number, 'name', y.name)
                          order by y.name, y.division, y.number) from ${seenBillTos('m', 'u')}), '[]'),
     'hiddenBillTos', (select count(*) from user_bill_tos b where b.user_id = u.id)
       - (select count(*) from ${seenBillTos('m', 'u')}),
     'shipTos', coalesce((select jsonb_agg(jsonb_build_object('division', s.division, 'number', s.number, 'name', s.name,
                                                              'billTo', s.bill_to) order by s.name, s.division, s.number)
                          from user_ship_tos n join ship_tos s on s.division = n.division and s.number = n.ship_to
                          where n.user_id = u.id), '[]'),
     'hasSecondFactor', exists (select 1 from second_factors z where z.user_id = u.id),
     'mfaEnforceDate', (select t.enforce_date from second_factor_terms t where t.user_id = u.id),
     'portalMfaEnforceDate', (select p.enforce_date from second_factor_policy p),
     'isCovered', ${coversCustomers('m', 'u')},
     'otherActiveAdmins', (select count(*) from users o where o.role = '${adminRole}' and o.is_active and o.id <> u.id),
     'passwordResetAt', ${lastTime(passwordResetAction)},
     'secondFactorResetAt', ${lastTime(resetFactorAction)}) as "user"
   from users u join users m on m.id = :readerId where u.id = :userId and ${maySee('m', 'u')}`,
)

/** A user the reader may see, with all that rules ask; undefined otherwise. */
export async function readManaged(
  db: Queries,
  readerId: string,
  userId: string,
  staffSignIn: StaffSignIn,
): Promise<ManagedRow | undefined> {
  return (await db.maybe<{ user: ManagedRow }>(one({ readerId, userId, needsPassword: staffSignIn === 'password' })))
    ?.user
}

// Changes of one account wait for each other, and changes that could take the last admin too: rows
// are locked in one order.
const lock = sql(
  'users.lock',
  `select id from users where id = :userId
     or (role = '${adminRole}' and is_active
         and exists (select 1 from users where id = :userId and role = '${adminRole}'))
   order by id for no key update`,
)

/** The same, with the account locked until the transaction ends. */
export async function lockManaged(
  tx: Queries,
  readerId: string,
  userId: string,
  staffSignIn: StaffSignIn,
): Promise<ManagedRow | undefined> {
  await tx.run(lock({ userId }))
  return readManaged(tx, readerId, userId, staffSignIn)
}
