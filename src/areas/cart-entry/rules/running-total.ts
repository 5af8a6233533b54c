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
  // Asked at every key: what is typed is a few lines, the cart may be five hundred.
  const missing = new Map(typed.map((line) => [line.itemNumber, line.typed]))
  const inCart = cart.map((line) => {
    const quantity = missing.get(line.itemNumber)
    if (!quantity) return line
    missing.delete(line.itemNumber)
    const price = line.price ?? priceOf(line.itemNumber) ?? null
    return { orderedCases: quantity.cases, orderedUnits: quantity.units, price }
  })
  const added = Array.from(missing, ([itemNumber, { cases, units }]) => ({
    orderedCases: cases,
    orderedUnits: units,
    price: priceOf(itemNumber) ?? null,
  }))
  const lines = [...inCart, ...added].filter(({ orderedCases, orderedUnits }) => orderedCases + orderedUnits > 0)
  return {
    lines: lines.length,
    subtotal: lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0),
    isEstimate: lines.some(({ orderedCases, price }) => orderedCases > 0 && price?.isEstimate === true),
  }
}
