import { expect, test } from 'vitest'
import { cutOffMail, cutOffText } from './cut-off-mail.ts'

const cart = {
  firstName: 'Mara',
  shipToName: 'Harbor Grill Downtown',
  division: 'NLV',
  shipTo: '0000101',
  po: 'PO-1',
  deliveryDate: '2026-03-03',
  cutOffAt: new Date('2026-03-03T01:00:00Z'),
  timeZone: 'America/Los_Angeles',
  lines: 2,
  cases: 3,
  units: 0,
}

test("the reminder has the cut-off in the division's time, and the contents of the cart [CHECK-1]", () => {
  const { subject, text } = cutOffMail(cart, 'https://portal.example/review-cart')
  expect(subject).toBe('Order by 5:00 PM PST for Tue, Mar 3: Harbor Grill Downtown')
  expect(text).toContain('Place the order by 5:00 PM PST on Mon, Mar 2 to have it delivered on Tue, Mar 3.')
  expect(text).toContain('In the cart: 2 lines, 3 cases\n')
  expect(text).toContain('Review the cart: https://portal.example/review-cart')
})

test('the text message says until when and how much waits [PROFILE-9]', () => {
  expect(cutOffText(cart)).toMatch(
    /^Order by 5:00 PM PST for Tue, Mar 3: Harbor Grill Downtown, \d+ lines? in the cart\.$/,
  )
})
