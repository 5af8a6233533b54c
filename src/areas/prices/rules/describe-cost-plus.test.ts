import { expect, test } from 'vitest'
import { describeCostPlus } from './describe-cost-plus.ts'

test.each([
  [{ by: 'percent', value: 1200 }, 'cost plus 12%'],
  [{ by: 'percent', value: 1250 }, 'cost plus 12.5%'],
  [{ by: 'case', value: 150 }, 'cost plus $1.50 a case'],
  [{ by: 'pound', value: 2500 }, 'cost plus $0.25/lb'],
  [{ by: 'percent', value: null }, 'cost plus'],
] as const)('%o reads %s [ITEM-8]', (plus, words) => {
  expect(describeCostPlus(plus)).toBe(words)
})
