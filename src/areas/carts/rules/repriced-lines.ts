import { bundleCases } from '#areas/prices/rules/apply-bundles.ts'
import { priceAtQuantity } from '#areas/prices/rules/price-at-quantity.ts'
import type { CartLine } from '../cart.ts'
import type { LineQuantity } from '../line-quantity.ts'

/**
 * ITEM-8, STAFF-3: lines with the prices they have once what is typed has been saved: a case more
 * may reach a price break, or make another item cheaper. Lines without either stay as they are.
 */
export function repricedLines<Line extends Pick<CartLine, 'itemNumber' | 'price'>>(
  lines: readonly Line[],
  typedOf: (itemNumber: string) => LineQuantity,
): readonly Line[] {
  if (lines.every(({ price }) => !price?.bundles && !price?.breaks)) return lines
  const cases = bundleCases(lines.map(({ itemNumber, price }) => ({ orderedCases: typedOf(itemNumber).cases, price })))
  return lines.map((line) => {
    const { itemNumber, price } = line
    return price ? { ...line, price: priceAtQuantity(price, typedOf(itemNumber).cases, cases) } : line
  })
}
