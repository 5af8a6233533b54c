import { expect, test } from 'vitest'
import { priceChanges } from './price-changes.ts'

const row = (name: string, before: number | null, now: number | null, quantity: number) => ({
  name,
  unit: 'case' as const,
  before,
  now,
  quantity,
})

test('prices that moved since last month, by what they cost this month, the biggest rise first [NEXT-11]', () => {
  const rows = [
    row('butter', 4000, 4100, 2),
    row('flour', 2000, 2050, 20),
    row('oil', 3500, 3300, 4),
    row('salt', 900, 900, 5),
    row('new', null, 1200, 1),
    row('gone', 1200, null, 0),
  ]
  expect(priceChanges(rows).map(({ name, change, effect }) => [name, change, effect])).toEqual([
    ['flour', 50, 1000],
    ['butter', 100, 200],
    ['oil', -200, -800],
  ])
})
