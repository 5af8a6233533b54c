import { expect, test } from 'vitest'
import { buildCalendar, buildShipTo } from '#areas/carts/testing/build-cart.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { flour, review, stock } from '../testing/build-review.ts'
import { listFindings } from './list-findings.ts'

test('staff may place an order for a day without a route, which then needs approval [CHECK-4]', () => {
  const [finding] = listFindings(review({ deliveryDate: '2026-03-07', isStaff: true }))
  expect(finding).toEqual({
    code: 'delivery-date-outside-allowed-range',
    message: 'Selected delivery date needs approval since it is not a valid routing day',
    blocks: false,
  })
})

test('missing stock is reported and does not block [CHECK-1]', () => {
  const short = { ...flour, stock: { ...stock, onHandCases: 1 } }
  expect(listFindings(review({ lines: [short, flour] }))).toEqual([
    { code: 'inventory-warning', message: '1 item has insufficient stock', blocks: false },
  ])
  const dropShip = { ...short, stock: { ...short.stock, isDropShip: true } }
  expect(listFindings(review({ lines: [dropShip] }))).toEqual([])
})

test('the threshold is reported to staff only [CHECK-4]', () => {
  const large = { shipTo: buildShipTo({ orderThreshold: 3999 }) }
  expect(listFindings(review(large))).toEqual([])
  const codes = listFindings(review({ ...large, isStaff: true })).map((finding) => finding.code)
  expect(codes).toEqual(['exceeding-threshold'])
  expect(listFindings(review({ shipTo: buildShipTo({ orderThreshold: 4000 }), isStaff: true }))).toEqual([])
})

test('an order type without route days is ordered without a date, and says why [CART-4, CHECK-4]', () => {
  const vanOrder = { soType: 'vanOrder' as const, dates: dateFactsFor(buildCalendar(), 'vanOrder', false) }
  expect(listFindings(review({ ...vanOrder, deliveryDate: null }))).toEqual([
    {
      code: 'delivery_date_open',
      message:
        'No delivery days are set for this order type. It is ordered without a delivery date; the distributor sets one.',
      blocks: false,
    },
  ])
  // A regular delivery still needs its day.
  expect(listFindings(review({ deliveryDate: null }))).toMatchObject([{ code: 'delivery_date_required', blocks: true }])
})
