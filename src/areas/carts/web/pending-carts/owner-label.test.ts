import { expect, test } from 'vitest'
import { ownerLabel } from './owner-label.ts'

const rosa = { name: 'Rosa Diaz', roleInfo: { name: 'DSR' } }
const chris = { name: 'Chris Cole', roleInfo: { name: 'Chef' } }

test("an external owner is shown with their role's name [CART-9]", () => {
  expect(ownerLabel({ intOwnerInfo: null, extOwnerInfo: chris })).toBe('Chris Cole, Chef')
  expect(ownerLabel({ intOwnerInfo: rosa, extOwnerInfo: null })).toBe('Rosa Diaz')
  expect(ownerLabel({ intOwnerInfo: rosa, extOwnerInfo: chris })).toBe('Rosa Diaz · Chris Cole, Chef')
  expect(ownerLabel({ intOwnerInfo: null, extOwnerInfo: null })).toBeNull()
})
