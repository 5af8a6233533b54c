import { expect, test } from 'vitest'
import { formatUnitPrice, unitPriceBeside } from './format-unit-price.ts'

test('a unit price reads in cents, below a dollar in tenths of a cent [ITEM-1]', () => {
  expect(formatUnitPrice({ per: 'LB', hundredths: 23_149 })).toBe('$2.31/lb')
  expect(formatUnitPrice({ per: 'LB', hundredths: 12_345_678 })).toBe('$1,234.57/lb')
  expect(formatUnitPrice({ per: 'FL OZ', hundredths: 1418 })).toBe('$0.142/fl oz')
  expect(formatUnitPrice({ per: 'EA', hundredths: 800 })).toBe('$0.08/ea')
  expect(formatUnitPrice({ per: 'EA', hundredths: 9999 })).toBe('$1.00/ea')
  expect(formatUnitPrice({ per: 'EA', hundredths: 3 })).toBe('$0.00/ea')
})

test('a price by the pound stands alone [ITEM-8]', () => {
  const unitPrice = { per: 'LB', hundredths: 20_000 } as const
  expect(unitPriceBeside({ unitPrice, price: { perPound: null } })).toBe('$2.00/lb')
  expect(unitPriceBeside({ unitPrice, price: { perPound: 20_000 } })).toBeNull()
  expect(unitPriceBeside({ unitPrice: null, price: null })).toBeNull()
})
