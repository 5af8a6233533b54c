import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { mayOrderFor } from './may-order-for.ts'

const inGoodStanding = { isProspective: false, isOrderingAllowed: true, isActive: true }

test.each([
  [{}, null],
  [{ isProspective: true }, 'prospect_cannot_order'],
  [{ isOrderingAllowed: false }, 'ordering_not_allowed'],
  [{ isActive: false }, 'ordering_not_allowed'],
])('ordering for a customer with %o answers %s [CUST-4]', (facts, code) => {
  expect(abilityOf(mayOrderFor({ ...inGoodStanding, ...facts }))).toBe(code)
})
