import type { Cents } from '#kit/money.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import { lineTotal } from '#areas/carts/rules/cart-totals.ts'
import { repricedLines } from '#areas/carts/rules/repriced-lines.ts'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'

/** What a person has in view: the line's price, with the quantities as typed. */
export type SeenLine = Pick<CartLine, 'itemNumber' | 'price'> & { readonly itemInfo: { readonly description: string } }

/**
 * A line that costs something else than what the person saw; null: it was, or is, not there or has
 * no price.
 */
export interface TotalDifference {
  readonly itemNumber: string
  readonly description: string
  readonly before: Cents | null
  readonly now: Cents | null
}

const seenTotal = (line: SeenLine, { cases, units }: LineQuantity): Cents | null =>
  cases + units === 0 ? null : lineTotal({ orderedCases: cases, orderedUnits: units, price: line.price })

/**
 * CHECK-4: the subtotal a person agrees to by pressing the button, in cents: the prices in view
 * times what was typed.
 */
export const agreedSubtotal = (lines: readonly SeenLine[], typedOf: (itemNumber: string) => LineQuantity): Cents =>
  repricedLines(lines, typedOf).reduce((sum, line) => sum + (seenTotal(line, typedOf(line.itemNumber)) ?? 0), 0)

/**
 * CHECK-4: the lines that cost something else now, came or went, in the order of the cart as it was
 * seen.
 */
export function totalDifferences(
  seen: readonly SeenLine[],
  typedOf: (itemNumber: string) => LineQuantity,
  now: readonly { readonly itemNumber: string; readonly description?: string; readonly now: Cents | null }[],
): TotalDifference[] {
  const current = new Map(now.map((line) => [line.itemNumber, line.now]))
  const known = new Set(seen.map(({ itemNumber }) => itemNumber))
  const changed = repricedLines(seen, typedOf).map((line) => ({
    itemNumber: line.itemNumber,
    description: line.itemInfo.description,
    before: seenTotal(line, typedOf(line.itemNumber)),
    now: current.get(line.itemNumber) ?? null,
  }))
  const added = now
    .filter(({ itemNumber }) => !known.has(itemNumber))
    .map((line) => ({
      itemNumber: line.itemNumber,
      description: line.description ?? line.itemNumber,
      before: null,
      now: line.now,
    }))
  return [...changed, ...added].filter((line) => line.before !== line.now)
}
