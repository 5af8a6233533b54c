import { featuresOf, kindOf, type UserType } from '#areas/access/roles.ts'
import { isStaff } from '#areas/access/server/public.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

interface PersonRow {
  readonly userId: string
  readonly email: string
  readonly type: UserType
  readonly role: string
  readonly ownFeatures: string[]
}

/** Somebody in whose name a plan pays, with the rights they have at the moment. */
export interface Payer {
  readonly email: string
  readonly actor: Actor
}

const columns = `u.id as "userId", u.email, u.type, u.role,
  array(select f.feature from user_features f where f.user_id = u.id) as "ownFeatures"` as const

const one = sql('payment-plans.payer', `select ${columns} from users u where u.id = :userId and u.is_active`)
const people = sql(
  'payment-plans.people',
  `select ${columns} from user_bill_tos b join users u on u.id = b.user_id
   where b.division = :division and b.bill_to = :number and u.is_active and not ${isStaff('u')}
   order by u.id limit 200`,
)

function payerOf({ userId, email, type, role, ownFeatures }: PersonRow): Payer {
  const held = featuresOf(role, ownFeatures)
  return { email, actor: { userId, realUserId: userId, kind: kindOf(type), can: (feature) => held.has(feature) } }
}

/** The payer of a plan; undefined when the user is no longer active. */
export async function payerById(db: Queries, userId: string): Promise<Payer | undefined> {
  const row = await db.maybe<PersonRow>(one({ userId }))
  return row && payerOf(row)
}

/** People of a bill-to who may accept a plan. */
export async function whoMayAccept(db: Queries, { division, number }: BillToKey): Promise<Payer[]> {
  const rows = await db.rows<PersonRow>(people({ division, number }))
  return rows.map(payerOf).filter(({ actor }) => actor.can('makePayment') && actor.can('paymentHistory'))
}
