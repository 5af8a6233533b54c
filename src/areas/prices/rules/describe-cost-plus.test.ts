import { expect, test } from 'vitest'
import { describeCostPlus } from './describe-cost-plus.ts'

test.each([
  [{ by: 'percent', value: 1200 }, 'Cost plus 12%'],
  [{ by: 'percent', value: 1250 }, 'Cost plus 12.5%'],
  [{ by: 'case', value: 150 }, 'Cost plus $1.50 a case'],
  [{ by: 'pound', value: 2500 }, 'Cost plus $0.25/lb'],
] as const)('%o reads %s [ITEM-8]', (plus, words) => {
  expect(describeCostPlus(plus)).toBe(words)
})
