import { expect, test } from 'vitest'
import { allow, refuse } from '#kit/decision.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import type { LineFacts } from '#areas/carts/rules/may-set-line.ts'
import { addLines } from './add-lines.ts'

const facts: LineFacts = {
  item: {
    erpStatus: 'active',
    isDropShip: false,
    isJustInTime: false,
    isReserved: false,
    isReservedForThisShipTo: false,
    isProprietary: false,
    eachOnly: false,
    isBrokenCase: false,
  },
  price: { casePrice: 2000, eachPrice: null },
  cart: { soType: 'regularDelivery', blockJitDrop: false },
  shipTo: { isProspective: false, isOrderingAllowed: true, isActive: true },
}
const line = (itemNumber: string, orderedCases: number, orderedUnits = 0) => ({
  itemNumber,
  orderedCases,
  orderedUnits,
})

test('lines come on top of what the cart has, by the item rules; what may not be ordered is left out [RECIPE-4]', () => {
  const { lines, added, refused } = addLines(
    [line('flour', 2), line('bags', 0, 3), line('old', 1), line('oil', 1)],
    new Map([['flour', { orderedCases: 3, orderedUnits: 0 }]]),
    (itemNumber) => (itemNumber === 'old' ? refuse(cartRefusals.item_discontinued) : allow(facts)),
  )
  expect(lines).toEqual([line('flour', 5), line('oil', 1)])
  expect(added).toEqual([line('flour', 2), line('oil', 1)])
  expect(refused.map(({ itemNumber, refusal }) => [itemNumber, refusal.code])).toEqual([
    ['bags', 'eaches_not_sold'],
    ['old', 'item_discontinued'],
  ])
})
