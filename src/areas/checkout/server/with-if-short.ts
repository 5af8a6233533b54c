import type { LoadedCart } from '#areas/carts/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { ifShortOfItems } from '#areas/substitutions/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { orderOfCart } from './order-of-cart.ts'

/**
 * NEXT-3: an order with what its ship-to wants of lines that come short: asked once more as it is
 * placed, and frozen with the line.
 */
export async function withIfShort(
  tx: Queries,
  { customer }: Pick<LoadedCart, 'customer'>,
  ordered: ReturnType<typeof orderOfCart>,
  now: Date,
) {
  const numbers = ordered.items.map(({ itemNumber }) => itemNumber)
  const day = ordered.deliveryDate ?? todayIn(customer.timeZone, now)
  const wishes = await ifShortOfItems(tx, customer, day, numbers)
  return {
    ...ordered,
    items: ordered.items.map((line) => ({ ...line, ifShort: wishes.get(line.itemNumber) ?? null })),
  }
}
