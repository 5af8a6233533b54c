import { expect, test } from 'vitest'
import { chargePlans } from '../test-cards.ts'
import { decideCharge } from './decide-charge.ts'

test('a card is charged unless its plan or its month says no, with a reason for people [BILL-3]', () => {
  const declined = chargePlans.filter((plan) => decideCharge(plan, '2027-01', '2026-11').state === 'declined')
  expect(declined).toEqual(['insufficientFunds', 'expired', 'notPermitted'])
  expect(decideCharge('approve', '2026-11', '2026-11')).toEqual({ state: 'approved', reason: '' })
  expect(decideCharge('approve', '2026-10', '2026-11').reason).toBe('The card was declined: it has expired.')
})
