import { buildCalendar, buildLineFacts, buildShipTo } from '#areas/carts/testing/build-cart.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import type { ReviewedLine, ReviewFacts } from '../rules/list-findings.ts'

/** Plenty of flour. */
export const stock = {
  onHandCases: 500,
  eachesPerCase: 8,
  isSpecialOrder: false,
  isDropShip: false,
  isJustInTime: false,
}
/** Two cases of it. */
export const flour: ReviewedLine = {
  itemNumber: '0001001',
  orderedCases: 2,
  orderedUnits: 0,
  facts: buildLineFacts(),
  stock,
}
/** The delivery dates of the ship-to, seen from an instant. */
export const dates = (now = '2026-03-02T20:00:00Z') =>
  dateFactsFor(buildCalendar({ now: new Date(now) }), 'regularDelivery', false)
/** A cart with one line that may be ordered for tomorrow. */
export const review = (more: Partial<ReviewFacts> = {}): ReviewFacts => ({
  shipTo: buildShipTo(),
  soType: 'regularDelivery',
  deliveryDate: '2026-03-03',
  dates: dates(),
  lines: [flour],
  subtotal: 4000,
  isStaff: false,
  ...more,
})
