import { expect, test } from 'vitest'
import { walletGaps } from './wallet-gaps.ts'

const of = (category: string, buyers: number, spent: number, boughtHere = false) => ({
  category,
  buyers,
  spent,
  boughtHere,
})

test('a gap is what half of the similar kitchens buy and this one does not [STAFF-6]', () => {
  const gaps = walletGaps(
    [of('dairy', 8, 800_040), of('paper', 5, 100_000), of('meat', 9, 900_000, true), of('fish', 4, 900_000)],
    10,
  )
  expect(gaps).toEqual([
    { category: 'dairy', share: 80, average: 100_000 },
    { category: 'paper', share: 50, average: 20_000 },
  ])
})

test('nothing is said of fewer than five kitchens [STAFF-6]', () => {
  expect(walletGaps([of('dairy', 4, 400)], 4)).toEqual([])
  expect(walletGaps([of('dairy', 4, 400)], 8)).toEqual([])
  expect(walletGaps([of('dairy', 5, 500)], 10)).toHaveLength(1)
})
