import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import { lineTotal, type TotalledLine } from '#areas/carts/rules/cart-totals.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { bundleCases } from '#areas/prices/rules/apply-bundles.ts'
import { priceAtQuantity } from '#areas/prices/rules/price-at-quantity.ts'
import { promotionSaving } from '#areas/prices/rules/promotion-saving.ts'

/**
 * What a line costs, with the breaks and bundles its cases may count in; null where it has no
 * price.
 */
export type LinePrice =
  | (NonNullable<TotalledLine['price']> & Partial<Pick<ItemPrice, 'bundles' | 'breaks' | 'receipt'>>)
  | null

/** What the cart comes to with what is typed and not yet saved. */
export interface RunningTotal {
  readonly lines: number
  readonly subtotal: number
  /** True when a catch-weight line makes the subtotal an estimate. */
  readonly isEstimate: boolean
  /** STAFF-3: what promotions take off. */
  readonly saving: number
}

interface PricedLine {
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  readonly price: LinePrice
  /** A price that staff made is no saving. */
  readonly casePriceOverride?: unknown
  readonly eachPriceOverride?: unknown
}

/**
 * CART-11: the cart's total as it will be once what is typed has been saved, line by line as
 * the server counts it. Typed lines replace the cart's; a line whose price is not known yet
 * counts without money, as one without a price does. Breaks and bundles count what is typed
 * (ITEM-8, STAFF-3).
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
    const price = line.price ?? priceOf(line.itemNumber) ?? null
    if (!quantity) return { ...line, price }
    missing.delete(line.itemNumber)
    return { ...line, orderedCases: quantity.cases, orderedUnits: quantity.units, price }
  })
  const added = Array.from(missing, ([itemNumber, { cases, units }]): PricedLine => ({
    itemNumber,
    orderedCases: cases,
    orderedUnits: units,
    price: priceOf(itemNumber) ?? null,
  }))
  const ordered = [...inCart, ...added].filter(({ orderedCases, orderedUnits }) => orderedCases + orderedUnits > 0)
  const cases = bundleCases(ordered)
  const lines =
    cases.size === 0 && ordered.every(({ price }) => !price?.breaks)
      ? ordered
      : ordered.map((line) => ({
          ...line,
          price: line.price && priceAtQuantity(line.price, line.orderedCases, cases),
        }))
  return {
    lines: lines.length,
    subtotal: lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0),
    isEstimate: lines.some(({ orderedCases, price }) => orderedCases > 0 && price?.isEstimate === true),
    saving: lines.reduce((sum, line) => sum + promotionSaving(line.price, line), 0),
  }
}
