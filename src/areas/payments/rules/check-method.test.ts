import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import type { PayingMethod } from '../payable.ts'
import { checkMethod } from './check-method.ts'

const bank: PayingMethod = {
  paymentSettingsId: '018f0000-0000-7000-8000-000000000001',
  kind: 'bank',
  description: 'Main',
  name: 'Business account ending in 1012',
  isExpired: false,
}
const card: PayingMethod = { ...bank, kind: 'card', name: 'Visa ending in 4242' }

test('a method of the bill-to pays; a card only where cards are enabled and while it is good [BILL-3]', () => {
  expect([bank, card].map((method) => why(checkMethod(method, true)))).toEqual([undefined, undefined])
  expect(why(checkMethod(bank, false))).toBeUndefined()
  expect(why(checkMethod(card, false))).toBe('Cards cannot be used here. Choose a bank account.')
  expect(why(checkMethod({ ...card, isExpired: true }, true))).toBe(
    'Visa ending in 4242 has expired. Choose another payment method.',
  )
  expect(why(checkMethod(undefined, true))).toBe('This payment method cannot be used for this bill-to.')
})
