import { expect, test } from 'vitest'
import { cartHolderOf } from './cart-holder.ts'

test('two procurement sessions of one user have carts of their own, and so has the user [PUNCH-4]', () => {
  const holders = [{}, { punchoutId: 'first' }, { punchoutId: 'second' }].map((session) =>
    cartHolderOf({ userId: 'buyer', ...session }),
  )
  expect(holders).toEqual(['buyer', 'first', 'second'])
})
