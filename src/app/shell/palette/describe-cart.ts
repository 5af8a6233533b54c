import { instantText } from '#browser/instant-text.ts'
import type { ListedCart } from '#areas/carts/cart.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'

/**
 * SHELL-10: a ship-to's carts often share a PO, or have none: delivery, owner and last change
 * distinguish them.
 */
export function describeCart(cart: ListedCart): string {
  const { shipToInfo, totals, deliveryDate, extOwnerInfo, intOwnerInfo, changedAt } = cart
  return [
    shipToInfo.name,
    deliveryDate && formatDay(deliveryDate),
    plural(totals.lines, 'line'),
    totals.lines > 0 && formatCents(totals.subtotal),
    (extOwnerInfo ?? intOwnerInfo)?.name,
    instantText(changedAt),
  ]
    .filter(Boolean)
    .join(' · ')
}
