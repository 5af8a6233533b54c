import { expect, test } from 'vitest'
import { defaultDeliveryDate } from './default-delivery-date.ts'

const date = (possibleDeliveryDate: string, valid: boolean) => ({ possibleDeliveryDate, valid, cutOffAt: null })

test("the default date is the cart's, else the first valid, else the first, else none [CUST-3]", () => {
  const dates = [date('2026-03-02', false), date('2026-03-03', true), date('2026-03-04', true)]
  expect(defaultDeliveryDate('2026-03-20', dates)).toBe('2026-03-20')
  expect(defaultDeliveryDate(null, dates)).toBe('2026-03-03')
  expect(defaultDeliveryDate(null, [date('2026-03-02', false)])).toBe('2026-03-02')
  expect(defaultDeliveryDate(null, [])).toBeNull()
})
