import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildShipTo } from '../testing/build-cart.ts'
import { mayOrderFor } from './may-order-for.ts'

test.each([
  [{}, null],
  [{ isProspective: true }, 'prospect_cannot_order'],
  [{ isOrderingAllowed: false }, 'ordering_not_allowed'],
  [{ isActive: false }, 'ordering_not_allowed'],
])('ordering for a customer with %o answers %s [CUST-4]', (facts, code) => {
  expect(abilityOf(mayOrderFor(buildShipTo(facts)))).toBe(code)
})
