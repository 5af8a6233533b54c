import { expect, test } from 'vitest'
import { dateMovedMail, dateMovedText } from './date-moved-mail.ts'

const moved = {
  firstName: 'Theo',
  shipToName: 'Harbor Grill',
  division: 'NLV',
  shipTo: '0000101',
  po: '77',
  soType: 'regularDelivery',
  before: '2026-03-03',
  after: '2026-03-04',
} as const

test('the mail names the kitchen, both dates and the PO, and leads to the cart [CART-6]', () => {
  const { subject, text } = dateMovedMail(moved, 'https://portal.example/review-cart?cart=1')
  expect(subject).toBe('Delivery date changed: Harbor Grill')
  expect(text).toContain('changed from Tue, Mar 3 to Wed, Mar 4 based on the cut-off time.')
  expect(text).toContain('PO: 77')
  expect(text).toContain('Review the cart: https://portal.example/review-cart?cart=1')
})

test('a date that is gone says so [CART-6]', () => {
  expect(dateMovedMail({ ...moved, after: null, po: '' }, '').text).toContain('Your delivery date has been removed')
  expect(dateMovedText({ ...moved, after: null })).toContain('Harbor Grill: Your delivery date has been removed')
})
