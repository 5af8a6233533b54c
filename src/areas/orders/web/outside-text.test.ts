import { expect, test } from 'vitest'
import { outsideText } from './outside-text.ts'

const range = { from: '2026-10-23', to: '2026-11-29' }
const inside = { isOutsideRange: false }
const outside = { isOutsideRange: true }

test('a list says how many of its orders are outside the chosen range [ORDER-1]', () => {
  expect(outsideText([inside], range)).toBeUndefined()
  expect(outsideText([inside, outside], range)).toBe(
    '1 order with this number or PO is outside the range Fri, Oct 23 to Sun, Nov 29.',
  )
  expect(outsideText([outside, outside], range)).toBe(
    '2 orders with this number or PO are outside the range Fri, Oct 23 to Sun, Nov 29.',
  )
})
