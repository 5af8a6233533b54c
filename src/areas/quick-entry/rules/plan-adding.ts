import { maxQuantity } from '#contract/values.ts'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import type { TypedLine } from '#areas/cart-entry/rules/merge-quantities.ts'
import { quickEntryRefusals } from '../quick-entry.refusals.ts'
import type { OrderUnit } from './choose-unit.ts'

/** The quantity one row adds of one item. */
export interface AddedRow {
  readonly itemNumber: string
  readonly quantity: number
  readonly unit: OrderUnit
}

/** The new quantities of the cart's lines, and the items whose line would exceed the maximum. */
export interface AddingPlan {
  readonly lines: readonly TypedLine[]
  readonly refused: ReadonlyMap<string, string>
}

const none: LineQuantity = { cases: 0, units: 0 }

/**
 * CART-13: rows add to the quantities in the cart; several rows of one item become one line. Lines
 * are sent as absolute quantities, so that repeating them after a lost response adds nothing twice:
 * `sent` holds lines sent without a response.
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
