import { expect, test } from 'vitest'
import { allow, refuse } from '#kit/decision.ts'
import { paymentRefusals } from '../payments.refusals.ts'
import { abilityText } from './ability-text.ts'

test('what may not be done says why; without the feature it says that first [ACCESS-2, NEXT-15]', () => {
  const no = refuse(paymentRefusals.void_too_late)
  expect([abilityText(true, allow()), abilityText(true, no), abilityText(false, allow())]).toEqual([
    null,
    'The payment has been sent for collection and can no longer be voided.',
    'You do not have access to this.',
  ])
})
