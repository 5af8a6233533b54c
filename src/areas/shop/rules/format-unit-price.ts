import { divideHalfUp, formatCents } from '#kit/money.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { UnitPrice } from '#areas/prices/rules/unit-price.ts'

const words = { LB: 'lb', 'FL OZ': 'fl oz', EA: 'ea' } as const

/**
 * ITEM-1: '$2.31/lb'; below a dollar to the tenth of a cent, '$0.142/fl oz', as ounces and napkins
 * differ there.
 */
export function formatUnitPrice({ per, hundredths }: UnitPrice): string {
  if (hundredths >= 10_000) return `${formatCents(divideHalfUp(hundredths, 100))}/${words[per]}`
  const tenths = divideHalfUp(hundredths, 10)
  const amount = `$${Math.floor(tenths / 1000)}.${String(tenths % 1000)
    .padStart(3, '0')
    .replace(/0$/, '')}`
  return `${amount}/${words[per]}`
}

/** The unit price beside a price; null where that is by the pound already. */
export const unitPriceBeside = ({
  unitPrice,
  price,
}: {
  readonly unitPrice: UnitPrice | null
  readonly price: Pick<ItemPrice, 'perPound'> | null
}): string | null => (unitPrice && price?.perPound === null ? formatUnitPrice(unitPrice) : null)
