import { expect, test } from 'vitest'
import { earlyDiscount, lastDiscountDay } from './early-discount.ts'

const terms = { percentHundredths: 200, days: 10 }
const on = (payOn: string, rest = 10_000) => earlyDiscount(terms, { invoiceDate: '2026-02-20', payOn, rest })

test('2 % 10 days takes 2 % off until the tenth day after the invoice date, and nothing after it [BILL-3]', () => {
  expect(lastDiscountDay(terms, '2026-02-20')).toBe('2026-03-02')
  expect([on('2026-02-20'), on('2026-03-02'), on('2026-03-03')]).toEqual([200, 200, 0])
})

test('half a cent of discount counts for the customer [BILL-3]', () => {
  // 2 % of 0.25 is half a cent, of 0.24 a little less.
  expect([on('2026-03-01', 25), on('2026-03-01', 24)]).toEqual([1, 0])
})

test('without terms, or with nothing left to pay, there is no discount [BILL-3]', () => {
  expect(earlyDiscount(null, { invoiceDate: '2026-02-20', payOn: '2026-02-20', rest: 5000 })).toBe(0)
  expect(lastDiscountDay({ percentHundredths: 0, days: 10 }, '2026-02-20')).toBeNull()
  expect(on('2026-02-20', 0)).toBe(0)
})
