import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import { lineTotal, type TotalledLine } from '#areas/carts/rules/cart-totals.ts'

/** What a line costs; null where it has no price. */
export type LinePrice = TotalledLine['price']

/** What the cart comes to with what is typed and not yet saved. */
export interface RunningTotal {
  readonly lines: number
  readonly subtotal: number
  /** True when a catch-weight line makes the subtotal an estimate. */
  readonly isEstimate: boolean
}

interface PricedLine {
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  readonly price: LinePrice
}

/**
 * CART-11: the cart's total as it will be once what is typed has been saved, line by line as the
 * server counts it. Typed lines replace the cart's; a line whose price is not known yet counts
 * without money, as one without a price does.
 */
export function runningTotal(
  cart: readonly PricedLine[],
  typed: readonly { readonly itemNumber: string; readonly typed: LineQuantity }[],
  priceOf: (itemNumber: string) => LinePrice | undefined,
): RunningTotal {
  const inCart = new Map(cart.map((line) => [line.itemNumber, line]))
  const changed = typed.map(({ itemNumber, typed: { cases, units } }) => ({
    itemNumber,
    orderedCases: cases,
    orderedUnits: units,
    price: inCart.get(itemNumber)?.price ?? priceOf(itemNumber) ?? null,
  }))
  const replaced = new Set(typed.map(({ itemNumber }) => itemNumber))
  const lines = [...cart.filter(({ itemNumber }) => !replaced.has(itemNumber)), ...changed].filter(
    ({ orderedCases, orderedUnits }) => orderedCases + orderedUnits > 0,
  )
  return {
    lines: lines.length,
    subtotal: lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0),
    isEstimate: lines.some(({ orderedCases, price }) => orderedCases > 0 && price?.isEstimate === true),
  }
}
