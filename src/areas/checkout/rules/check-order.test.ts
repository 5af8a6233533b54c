import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildActor, buildCart, buildLineFacts, buildShipTo } from '#areas/carts/testing/build-cart.ts'
import { dates, flour, review } from '../testing/build-review.ts'
import { checkOrder } from './check-order.ts'
import type { ReviewFacts } from './list-findings.ts'

const seen = { version: 1, subtotal: 4000 }
const buyer = buildActor()
const place = (more: Partial<ReviewFacts> = {}, cart = buildCart(), actor = buyer) =>
  checkOrder(cart, actor, review(more), seen, [{ itemNumber: '0001001', now: 4000 }])

test('a cart in good order is placed [CHECK-4]', () => {
  expect(place()).toMatchObject({ allowed: true, value: { findings: [] } })
})

test.each([
  ['an empty cart', { lines: [] }, 'cart_is_empty'],
  ['a cart without a date', { deliveryDate: null }, 'delivery_date_required'],
  ['a date in the past', { deliveryDate: '2026-03-01' }, 'date_in_past'],
  ['a date too far ahead', { deliveryDate: '2026-06-03' }, 'date_too_far'],
  ['a day without a route', { deliveryDate: '2026-03-07' }, 'date_not_routed'],
  ['a passed cut-off', { dates: dates('2026-03-03T01:00:00Z') }, 'date_past_cut_off'],
  ['a credit hold', { shipTo: buildShipTo({ isOnCreditHold: true }) }, 'on_credit_hold'],
  ['a prospect', { shipTo: buildShipTo({ isProspective: true }) }, 'prospect_cannot_order'],
  ['a customer who may not order', { shipTo: buildShipTo({ isOrderingAllowed: false }) }, 'ordering_not_allowed'],
  ['another total', { subtotal: 4001 }, 'total_changed'],
] satisfies [string, Partial<ReviewFacts>, string][])('%s is refused [CHECK-4]', (_, facts, code) => {
  expect(abilityOf(place(facts))).toBe(code)
})

test('every line is checked again by the rules of adding, and all that fail are returned [CHECK-4]', () => {
  const gone = buildLineFacts({ item: { erpStatus: 'discontinued' } })
  const lines = [
    flour,
    { ...flour, itemNumber: '0001008', facts: gone },
    { ...flour, itemNumber: '0001009', facts: buildLineFacts({ price: null }) },
  ]
  expect(place({ lines })).toMatchObject({
    refusal: {
      code: 'lines_need_attention',
      details: {
        findings: [
          { itemNumber: '0001008', code: 'item_discontinued' },
          { itemNumber: '0001009', code: 'item_price_unavailable' },
        ],
      },
    },
  })
})

test('an order is the cart version that was seen, placed by somebody who may [CHECK-4]', () => {
  expect(abilityOf(place({}, buildCart({ version: 2 })))).toBe('cart_changed')
  expect(abilityOf(place({}, buildCart({ status: 'ordered' })))).toBe('cart_already_ordered')
  expect(abilityOf(place({}, buildCart({ sharingMode: 'LOCK', extOwnerId: 'colleague' })))).toBe('cart_locked_by_other')
  const noOrders = buildActor({ can: (feature) => feature === 'manageCart' })
  expect(abilityOf(place({}, buildCart(), noOrders))).toBe('adding_orders_not_allowed')
})

test('a new total comes with what each line costs now [CHECK-4]', () => {
  expect(place({ subtotal: 4200 })).toMatchObject({
    refusal: { details: { subtotal: 4200, lines: [{ itemNumber: '0001001', now: 4000 }] } },
  })
})

test('an order above the threshold is placed all the same [CHECK-4]', () => {
  expect(place({ shipTo: buildShipTo({ orderThreshold: 3999 }) }).allowed).toBe(true)
})
