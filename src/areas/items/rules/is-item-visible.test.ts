import { expect, test } from 'vitest'
import { isItemVisible } from './is-item-visible.ts'

test('a proprietary item is seen only by the ship-tos it is reserved for [ITEM-9]', () => {
  expect(isItemVisible({ isProprietary: true, isReservedForThisShipTo: true })).toBe(true)
  expect(isItemVisible({ isProprietary: true, isReservedForThisShipTo: false })).toBe(false)
})

test('a reserved item that is not proprietary is seen by all [ITEM-9]', () => {
  expect(isItemVisible({ isProprietary: false, isReservedForThisShipTo: false })).toBe(true)
})
