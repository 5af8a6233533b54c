import { expect, test } from 'vitest'
import { allow } from '#kit/decision.ts'
import type { LineFacts } from '#areas/carts/rules/may-set-line.ts'
import { buildLineFacts } from '#areas/carts/testing/build-cart.ts'
import { planReorder } from './plan-reorder.ts'

const line = (itemNumber: string, orderedCases: number, orderedUnits = 0) => ({
  itemNumber,
  orderedCases,
  orderedUnits,
})
const always = (facts: LineFacts) => () => allow(facts)

test('the lines of an order are added to what the cart has [CHECK-5]', () => {
  const present = new Map([['0001001', { orderedCases: 1, orderedUnits: 2 }]])
  const again = planReorder([line('0001001', 3), line('0001002', 1)], present, always(buildLineFacts()))
  expect(again).toEqual({ lines: [line('0001001', 4, 2), line('0001002', 1)], refused: [] })
})

test('an item on two lines of the order counts once, with the sum [CHECK-5]', () => {
  const again = planReorder([line('0001001', 3), line('0001001', 0, 4)], new Map(), always(buildLineFacts()))
  expect(again.lines).toEqual([line('0001001', 3, 4)])
})

test('a line that came back is not ordered again [CHECK-5]', () => {
  const again = planReorder([line('0001001', -3), line('0001002', 1)], new Map(), always(buildLineFacts()))
  expect(again).toEqual({ lines: [line('0001002', 1)], refused: [] })
})

test('what may not be ordered any more is left out with its reason; the rest goes in [CHECK-5]', () => {
  const facts = (itemNumber: string) =>
    allow(buildLineFacts(itemNumber === '0001008' ? { item: { erpStatus: 'discontinued' } } : {}))
  const again = planReorder([line('0001008', 1), line('0001001', 1)], new Map(), facts)
  expect(again.lines).toEqual([line('0001001', 1)])
  expect(again.refused).toMatchObject([{ itemNumber: '0001008', refusal: { message: 'Discontinued Item' } }])
})

test('drop-ship and just-in-time items do not go into a Will Call cart [CHECK-5, ITEM-7]', () => {
  const cart = { soType: 'willCall', blockJitDrop: true } as const
  const again = planReorder(
    [line('0001005', 1)],
    new Map(),
    always(buildLineFacts({ cart, item: { isDropShip: true } })),
  )
  expect(again).toMatchObject({ lines: [], refused: [{ refusal: { code: 'item_not_for_will_call' } }] })
})

test('more than a line can hold is refused, not cut [CHECK-5, security 16]', () => {
  const present = new Map([['0001001', { orderedCases: 9_998, orderedUnits: 0 }]])
  const again = planReorder([line('0001001', 2)], present, always(buildLineFacts()))
  expect(again.refused).toMatchObject([{ refusal: { code: 'quantity_too_large' } }])
})
