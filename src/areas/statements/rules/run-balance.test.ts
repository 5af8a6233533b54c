import { expect, test } from 'vitest'
import { runBalance } from './run-balance.ts'

test('a balance forward starts with what was owed before and adds each entry [BILL-2]', () => {
  const entries = [{ amount: 1050 }, { amount: -500 }, { amount: -1050 }]
  expect(runBalance(250, entries).map(({ balance }) => balance)).toEqual([1300, 800, -250])
  expect(runBalance(250, [])).toEqual([])
})
