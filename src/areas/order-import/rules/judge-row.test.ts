import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { buildLineFacts } from '#areas/carts/testing/build-cart.ts'
import { judgeRow } from './judge-row.ts'

type Facts = NonNullable<Parameters<typeof buildLineFacts>[0]>

function messageOf(facts: Facts, orderedCases = 1, orderedUnits = 0, isSpecialOrder = false): string | undefined {
  const built = buildLineFacts(facts)
  return why(judgeRow({ ...built, item: { ...built.item, isSpecialOrder } }, { orderedCases, orderedUnits }))
}

test.each<[string, Facts, string | undefined]>([
  ['of the ordinary kind', {}, undefined],
  ['made for others', { item: { isProprietary: true } }, 'Item not found'],
  ['reserved for others', { item: { isReserved: true } }, 'Proprietary item'],
  ['inactive', { item: { erpStatus: 'inactive' } }, 'Item not present for your ship-to'],
  ['discontinued', { item: { erpStatus: 'discontinued' } }, 'Discontinued Item'],
  ['by the each only', { item: { eachOnly: true } }, 'Case par value not allowed for each only item'],
  ['without a price', { price: null }, 'Item price not available'],
  [
    'just in time, on a will-call order',
    { item: { isJustInTime: true }, cart: { soType: 'willCall', blockJitDrop: true } },
    'Cannot add for Will Call order',
  ],
  [
    'dropped at the door, on a route that takes none',
    { item: { isDropShip: true }, cart: { soType: 'regularDelivery', blockJitDrop: true } },
    'Just-in-Time and Drop Ship items cannot be added to this order type',
  ],
])('an item %s is told in the words of the result file [IMPORT-2]', (_, facts, message) => {
  expect(messageOf(facts)).toBe(message)
})

test('a quantity of zero or above the maximum is refused in the words of the result file [IMPORT-2]', () => {
  expect([messageOf({}, 0), messageOf({}, 10_000)]).toEqual(['Invalid item quantity', 'Invalid item quantity'])
})

test('a special-order item can be added to a cart by hand, never from a file [IMPORT-2]', () => {
  expect(messageOf({}, 1, 0, true)).toBe('Special order item')
})
