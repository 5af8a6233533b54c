import { MoneyText } from '#ui/money-text.tsx'
import type { CartLine } from '../cart.ts'
import { lineTotal } from '../rules/cart-totals.ts'
import type { LineQuantity } from '../line-quantity.ts'

/**
 * CART-11: what quantities come to, as the cart counts them: '-' where a price that is needed is
 * missing; catch weight is an estimate and says so.
 */
export function LineTotal({ cases, units, price }: LineQuantity & Pick<CartLine, 'price'>) {
  const total = lineTotal({ orderedCases: cases, orderedUnits: units, price })
  if (total === null) return '-'
  return <MoneyText cents={total} isEstimate={cases > 0 && price?.isEstimate === true} />
}
