import { expect, test } from 'vitest'
import { orderTypesFor } from './order-types-for.ts'

test('void or rebill, special order and return order are offered to staff only [CART-4]', () => {
  const staffOnly = orderTypesFor(true).filter((soType) => !orderTypesFor(false).includes(soType))
  expect(staffOnly).toEqual(['voidOrRebill', 'specialOrder', 'returnOrder'])
})
