import { isStaff, mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** A ship-to that was locked for orders or unlocked, with the people of the customer. */
export interface OrderingChange {
  readonly division: string
  readonly shipTo: string
  readonly shipToName: string
  readonly isAllowed: boolean
  readonly userIds: string[]
}

/** People of one ship-to who are notified, at most. */
const maxPeople = 50
/** Ship-tos that are looked at in one transaction. */
const batchSize = 50

const take = sql(
  'customers.take-ordering-changes',
  `with taken as (
     delete from ordering_changes where (division, ship_to) in (
       select division, ship_to from ordering_changes order by division, ship_to limit ${batchSize} for update skip locked)
     returning division, ship_to, was_allowed)
   select t.division, t.ship_to as "shipTo", s.name as "shipToName", s.is_ordering_allowed as "isAllowed",
     s.is_ordering_allowed = t.was_allowed as "isAsBefore",
     array(select u.id::text from users u
           where u.is_active and not ${isStaff('u')} and ${mayShipTo('u', 't.division', 't.ship_to')}
           order by u.id limit ${maxPeople}) as "userIds"
   from taken t join ship_tos s on s.division = t.division and s.number = t.ship_to
   order by t.division, t.ship_to`,
)

/**
 * NEXT-7: takes some of the ship-tos that were locked or unlocked, in the transaction that notifies
 * their people; `isLast` when none are left.
 */
export async function takeOrderingChanges(
  tx: Queries,
): Promise<{ readonly changes: readonly OrderingChange[]; readonly isLast: boolean }> {
  const rows = await tx.rows<OrderingChange & { isAsBefore: boolean }>(take())
  return { changes: rows.filter(({ isAsBefore }) => !isAsBefore), isLast: rows.length < batchSize }
}
