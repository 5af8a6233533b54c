import { type Actor } from '#kit/actor.ts'
import { featuresOf, kindOf, type UserType } from '#areas/access/roles.ts'
import { isStaff, mayBillTo, mayShipTo } from '#areas/access/server/public.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { hasWholeBillTo } from './may-read-schedule.ts'

interface PersonRow {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly isActive: boolean
  readonly type: UserType
  readonly role: string
  readonly ownFeatures: string[]
  readonly hasBillTo: boolean
  readonly hasWholeBillTo: boolean
  readonly shipTos: { readonly number: string; readonly name: string }[]
}

/** Somebody in whose name a schedule may pay, at one bill-to. */
export interface Person extends Pick<
  PersonRow,
  'userId' | 'name' | 'email' | 'isActive' | 'hasBillTo' | 'hasWholeBillTo'
> {
  /** As rules see them; the portal acts as nobody else. */
  readonly actor: Actor
  /** The ship-tos of the bill-to that are theirs. */
  readonly shipTos: PersonRow['shipTos']
}

const columns = `u.id as "userId", u.name, u.email, u.is_active as "isActive", u.type, u.role,
  array(select f.feature from user_features f where f.user_id = u.id) as "ownFeatures",
  ${mayBillTo('u', ':division', ':number')} as "hasBillTo",
  ${hasWholeBillTo('u', ':division', ':number')} as "hasWholeBillTo",
  coalesce((select json_agg(json_build_object('number', t.number, 'name', t.name) order by t.number) from ship_tos t
    where t.division = :division and t.bill_to = :number and ${mayShipTo('u', 't.division', 't.number')}), '[]')
    as "shipTos"` as const

const one = sql('autopay.person', `select ${columns} from users u where u.id = :userId`)
const all = sql(
  'autopay.people',
  `select ${columns} from user_bill_tos b join users u on u.id = b.user_id
   where b.division = :division and b.bill_to = :number and u.is_active and not ${isStaff('u')}
   order by lower(u.name), u.id limit 200`,
)

const personOf = ({ type, role, ownFeatures, ...row }: PersonRow): Person => {
  const held = featuresOf(role, ownFeatures)
  const actor: Actor = {
    userId: row.userId,
    realUserId: row.userId,
    kind: kindOf(type),
    can: (feature) => held.has(feature),
  }
  return { ...row, actor }
}

/** BILL-5: what somebody may do at a bill-to right now; undefined for nobody. */
export async function personAt(
  db: Queries,
  userId: string,
  { division, number }: BillToKey,
): Promise<Person | undefined> {
  const row = await db.maybe<PersonRow>(one({ userId, division, number }))
  return row && personOf(row)
}

/** BILL-5: people of the customer who are given a bill-to. */
export const peopleOf = async (db: Queries, { division, number }: BillToKey): Promise<Person[]> =>
  (await db.rows<PersonRow>(all({ division, number }))).map(personOf)
