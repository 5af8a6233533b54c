import { isStaff, servesAll } from '#areas/access/server/public.ts'
import { featuresOf, isRole, roles } from '#areas/access/roles.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Somebody who may act on credit requests. */
export interface CreditStaff {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly mention: string
  readonly roleName: string
  /** Serves every customer: requests can be assigned to them. */
  readonly isClerk: boolean
  readonly inProgress: number
}

interface StoredStaff extends Omit<CreditStaff, 'mention' | 'roleName'> {
  readonly role: string
  readonly own: readonly string[]
}

const staff = sql(
  'credits.staff',
  `select u.id, u.display_name as name, u.email, u.role, ${servesAll('u')} as "isClerk",
     array(select f.feature from user_features f where f.user_id = u.id) as own,
     (select count(*)::int from credit_requests r where r.assignee = u.id and r.is_open) as "inProgress"
   from users u where u.is_active and ${isStaff('u')} and (:id::uuid is null or u.id = :id)
     and (:names::text[] is null or split_part(u.email, '@', 1) = any(:names))
   order by u.display_name, u.id limit 1000`,
)

const toStaff = ({ role, own, ...each }: StoredStaff): CreditStaff[] =>
  featuresOf(role, own).has('actOnCreditRequests')
    ? [{ ...each, mention: each.email.split('@')[0]!, roleName: isRole(role) ? roles[role].name : '' }]
    : []

/** CREDIT-3: staff who may act on credit requests, by name. */
export const readCreditStaff = async (db: Queries): Promise<CreditStaff[]> =>
  (await db.rows<StoredStaff>(staff({ id: null, names: null }))).flatMap(toStaff)

/** The clerk with this id; undefined for anybody else. */
export async function clerkOf(db: Queries, id: string): Promise<CreditStaff | undefined> {
  const [found] = (await db.rows<StoredStaff>(staff({ id, names: null }))).flatMap(toStaff)
  return found?.isClerk ? found : undefined
}

/** CREDIT-4: staff whose mail addresses begin so. */
export const staffByMention = async (db: Queries, names: readonly string[]): Promise<CreditStaff[]> =>
  names.length === 0 ? [] : (await db.rows<StoredStaff>(staff({ id: null, names }))).flatMap(toStaff)
