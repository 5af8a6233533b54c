import { expect, test } from 'vitest'
import { nextLookMs } from './next-look.ts'

test('an unknown outcome is asked for after 5 s, then ever later, at least every 5 min [BILL-3]', () => {
  expect([0, 4000, 20_000, 3_600_000].map(nextLookMs)).toEqual([5000, 5000, 20_000, 300_000])
})
