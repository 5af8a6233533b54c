import { expect, test } from 'vitest'
import { paymentEventKinds } from '../payment.ts'
import { eventWords } from './event-words.ts'

test('every event of a payment has words of its own [BILL-4]', () => {
  expect(new Set(paymentEventKinds.map((kind) => eventWords[kind])).size).toBe(paymentEventKinds.length)
})
