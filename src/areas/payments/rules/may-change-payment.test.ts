import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { mayRefund, mayResend, mayVoid, type PaymentState } from './may-change-payment.ts'

const state: PaymentState = { status: 'processing', payingKind: 'card', isAsked: false, isRefundAsked: false }

test('a payment is voided until somebody is asked to collect it [BILL-4, security 31]', () => {
  expect(why(mayVoid(state))).toBeUndefined()
  expect(why(mayVoid({ ...state, isAsked: true }))).toBe(
    'The payment has been sent for collection and can no longer be voided.',
  )
  expect(why(mayVoid({ ...state, status: 'voided' }))).toBe(
    'This payment is voided. Only a payment that is processing can be voided.',
  )
})

test('a card payment is refunded after it was paid, once [BILL-4]', () => {
  const paid: PaymentState = { ...state, status: 'paid', isAsked: true }
  expect(why(mayRefund(paid))).toBeUndefined()
  expect(why(mayRefund({ ...paid, isRefundAsked: true }))).toBe('A refund of this payment is on its way.')
  expect(why(mayRefund({ ...paid, payingKind: 'bank' }))).toBe('Only card payments can be refunded here.')
  expect(why(mayRefund(state))).toBe('This payment is processing. Only a payment that was paid can be refunded.')
})

test('a receipt is sent again at most 3 times within 24 hours, to its own address [security 31]', () => {
  expect([0, 2, 3].map((count) => mayResend('a@b.example', count).allowed)).toEqual([true, true, false])
  expect(mayResend('', 0).allowed).toBe(false)
})
