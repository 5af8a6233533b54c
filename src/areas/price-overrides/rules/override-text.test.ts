import { expect, test } from 'vitest'
import { overrideText } from './override-text.ts'

test.each([
  [{ type: 'amount', value: 1895, per: 'case' }, '$18.95'],
  [{ type: 'amount', value: 1900, per: 'each' }, '$19.00'],
  [{ type: 'amount', value: 24_550, per: 'pound' }, '$2.455/lb'],
  [{ type: 'percent', value: 1000, per: 'case' }, '10%'],
  [{ type: 'percent', value: 750, per: 'pound' }, '7.5%'],
] as const)('an override %o reads %s [CART-10]', (override, text) => {
  expect(overrideText(override)).toBe(text)
})
