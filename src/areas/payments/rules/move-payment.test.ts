import { expect, test } from 'vitest'
import { paymentStatuses } from '../payment.ts'
import { movePayment } from './move-payment.ts'

test('a payment moves along the table and no other way [BILL-4]', () => {
  const moves = paymentStatuses.flatMap((from) =>
    paymentStatuses.flatMap((to) =>
      (['person', 'bank'] as const).flatMap((by) => {
        const decision = movePayment(from, to, by)
        return decision.allowed && decision.value.isNews ? [`${by}: ${from} > ${to}`] : []
      }),
    ),
  )
  expect(moves).toEqual([
    'bank: processing > paid',
    'bank: processing > failed',
    'person: processing > voided',
    'bank: processing > returned',
    'bank: paid > processing',
    'bank: paid > returned',
    'bank: paid > refunded',
  ])
})

test('the status it has already is no news; another one is refused in words [BILL-4]', () => {
  expect(movePayment('voided', 'voided', 'person')).toEqual({ allowed: true, value: { isNews: false } })
  expect(movePayment('voided', 'returned', 'bank')).toMatchObject({
    allowed: false,
    refusal: { status: 409, message: 'A payment that is voided cannot become returned.' },
  })
})
