import { maxQuantity } from '#contract/values.ts'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import type { TypedLine } from '#areas/cart-entry/rules/merge-quantities.ts'
import { quickEntryRefusals } from '../quick-entry.refusals.ts'
import type { OrderUnit } from './choose-unit.ts'

/** What is added of one item by one row. */
export interface AddedRow {
  readonly itemNumber: string
  readonly quantity: number
  readonly unit: OrderUnit
}

/** What the cart's lines are to read, and the items whose line would be too large. */
export interface AddingPlan {
  readonly lines: readonly TypedLine[]
  readonly refused: ReadonlyMap<string, string>
}

const none: LineQuantity = { cases: 0, units: 0 }

/**
 * CART-13: adding puts rows on top of what the cart has; several rows of one item are one line.
 * Lines are absolute, so that sending them again after a lost answer adds nothing twice: `sent`
 * holds what was sent without hearing.
 */
export function planAdding(
  rows: readonly AddedRow[],
  present: ReadonlyMap<string, LineQuantity>,
  sent: ReadonlyMap<string, TypedLine>,
): AddingPlan {
  const added = new Map<string, LineQuantity>()
  for (const { itemNumber, quantity, unit } of rows) {
    const { cases, units } = added.get(itemNumber) ?? none
    added.set(itemNumber, unit === 'CS' ? { cases: cases + quantity, units } : { cases, units: units + quantity })
  }
  const lines: TypedLine[] = []
  const refused = new Map<string, string>()
  for (const [itemNumber, more] of added) {
    const before = sent.get(itemNumber)
    const base = before?.base ?? present.get(itemNumber) ?? none
    const typed = { cases: base.cases + more.cases, units: base.units + more.units }
    if (typed.cases > maxQuantity || typed.units > maxQuantity)
      refused.set(itemNumber, quickEntryRefusals.row_quantity_too_large.message)
    else lines.push({ itemNumber, base, typed, ...(before?.sent && { sent: before.sent }) })
  }
  return { lines, refused }
}
