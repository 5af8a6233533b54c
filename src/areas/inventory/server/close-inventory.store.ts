import type { Actor } from '#kit/actor.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { IntoCart } from '../inventory.ts'
import type { ClosedCount } from '../rules/close-count.ts'

// The condition on the status stands behind the row lock: a count is closed once, whatever happens.
const close = sql(
  'inventory.close',
  `with closed as (
     update customer_inventories set status = 'closed', version = version + 1, closed_by = :userId,
       closed_by_real_user = :realUserId, closed_at = :now, closed_on = :today, value_cents = :valueCents,
       previous_id = :previousId, into_cart = :intoCart
     where id = :inventoryId and status = 'open' returning id
   )
   insert into inventory_results (inventory_id, line_id, case_hundredths, units, weight_hundredths, shelves, price,
     value_cents, previous, bought)
   select closed.id, n."lineId", (n.counted->>'caseHundredths')::int, (n.counted->>'units')::int,
     (n.counted->>'weightHundredths')::int, n.shelves, nullif(n.price, 'null'), n."valueCents",
     nullif(n.previous, 'null'), n.bought
   from closed, jsonb_to_recordset(:results) n ("lineId" uuid, counted jsonb, shelves jsonb, price jsonb,
     "valueCents" bigint, previous jsonb, bought jsonb)`,
)

/** What a locked, open count becomes. */
export interface Closing extends ClosedCount {
  readonly inventoryId: string
  readonly previousId: string | null
  readonly intoCart: IntoCart | null
  readonly today: CalendarDate
  readonly actor: Actor
  readonly now: Date
}

/** INV-1: freezes the figures of a count. */
export async function saveClosing(tx: Queries, { results, intoCart, actor, ...closing }: Closing): Promise<void> {
  const { userId, realUserId } = actor
  const written = await tx.run(
    close({
      ...closing,
      userId,
      realUserId,
      intoCart: intoCart && JSON.stringify(intoCart),
      results: JSON.stringify(results),
    }),
  )
  if (written !== results.length) throw new Error(`Count ${closing.inventoryId} was not closed`)
}

const rename = sql(
  'inventory.rename',
  'update customer_inventories set name = :name, version = version + 1 where id = :inventoryId',
)

/** Gives a locked count another name. */
export const saveName = (tx: Queries, inventoryId: string, name: string): Promise<void> =>
  tx.send(rename({ inventoryId, name }))
