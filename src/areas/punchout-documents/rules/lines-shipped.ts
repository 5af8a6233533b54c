import type { ShippedLine } from '#areas/cxml/rules/write-ship-notice.ts'
import { plural } from '#kit/text.ts'
import type { LineQuantity } from '#areas/orders/order.ts'
import type { OrderedPartLine } from '#areas/punchout-orders/ordered-document.ts'
import { allot, type ItemQuantity } from './allot.ts'

/** What the ERP has put on the truck of an item, and what comes in its place. */
export interface ShippedItem extends ItemQuantity {
  readonly substitute: (LineQuantity & { readonly itemNumber: string; readonly description: string }) | null
}

/** What the ship notices of an order have announced by now. */
export interface Announced {
  /** Units of each line of the order, in its order. */
  readonly quantities: readonly number[]
  /** What came in place of what. */
  readonly substitutes: readonly string[]
}
export const nothingAnnounced: Announced = { quantities: [], substitutes: [] }

/**
 * PUNCH-3: the lines of the buyer's order that have left since the last notice, and in words what
 * comes in place of what. The ERP reports what has left of a line in all. Lines of which nothing
 * comes, or that were announced, are not there.
 */
export function linesShipped(
  ordered: readonly OrderedPartLine[],
  shipped: readonly ShippedItem[],
  before: Announced = nothingAnnounced,
): { readonly lines: ShippedLine[]; readonly comment: string; readonly announced: Announced } {
  const left = allot(ordered, shipped, true)
  const substitutes = shipped.flatMap(({ itemNumber, substitute }) =>
    substitute ? [`${inWords(substitute)} in place of ${itemNumber}.`] : [],
  )
  const added = substitutes.filter((words) => !before.substitutes.includes(words))
  // What the ERP takes back was announced all the same.
  const quantities = left.map((quantity, index) => Math.max(quantity, before.quantities[index] ?? 0))
  return {
    lines: ordered.flatMap(({ lineNumber, unit }, index) => {
      const quantity = quantities[index]! - (before.quantities[index] ?? 0)
      return quantity > 0 ? [{ lineNumber, unit, quantity }] : []
    }),
    comment: added.join(' '),
    announced: { quantities, substitutes: [...before.substitutes, ...added] },
  }
}

const inWords = ({ itemNumber, description, cases, units }: NonNullable<ShippedItem['substitute']>): string => {
  const quantity = [
    ...(cases > 0 ? [plural(cases, 'case')] : []),
    ...(units > 0 ? [plural(units, 'each', 'eaches')] : []),
  ]
  return `${quantity.join(' and ')} of ${itemNumber} (${description})`
}
