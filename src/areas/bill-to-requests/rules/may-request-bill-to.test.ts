import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { actorOfRole } from '#areas/users/testing/build-managed.ts'
import { mayRequestBillTo } from './may-request-bill-to.ts'

const chef = actorOfRole('chef')
const facts = { hasIt: false, hasRequested: false, waiting: 0 }

test.each([
  ['a customer’s user without the bill-to', chef, {}, null],
  ['staff', actorOfRole('customerService'), {}, 'bill_to_requests_for_customers'],
  ['staff who act as a customer', { ...chef, kind: 'proxy' as const }, {}, 'bill_to_requests_for_customers'],
  ['whoever has it', chef, { hasIt: true }, 'bill_to_already_yours'],
  ['whoever waits for it', chef, { hasRequested: true, waiting: 1 }, 'bill_to_already_requested'],
  ['nine that wait', chef, { waiting: 9 }, null],
  ['ten that wait', chef, { waiting: 10 }, 'too_many_bill_to_requests'],
] as const)('requesting a bill-to: %s [USERS-2]', (_, actor, change, refusal) => {
  expect(abilityOf(mayRequestBillTo(actor, { ...facts, ...change }))).toBe(refusal)
})
