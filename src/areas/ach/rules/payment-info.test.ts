import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentInfo } from './payment-info.ts'

test('an addendum names each invoice as a segment of its own [BILL-6]', () => {
  expect(paymentInfo([])).toBeNull()
  expect(paymentInfo(['90012345'])).toBe('REF*IV*90012345\\')
  expect(paymentInfo(['90012345', 'cm-77'])).toBe('REF*IV*90012345\\REF*IV*CM-77\\')
})

test('invoices beyond the 80 characters of the one addendum are counted, none is cut [BILL-6]', () => {
  const numbers = Array.from({ length: 20 }, (_, n) => String(90_012_300 + n))
  expect(paymentInfo(numbers)).toBe(
    'REF*IV*90012300\\REF*IV*90012301\\REF*IV*90012302\\REF*IV*90012303\\NTE**16 MORE\\',
  )
  expect(paymentInfo(['9'.repeat(73)])).toBe('NTE**1 MORE\\')
})

test('a number with a separator of the segment is counted instead [BILL-6]', () => {
  expect(paymentInfo(['A*1', '90012345'])).toBe('REF*IV*90012345\\NTE**1 MORE\\')
  expect(paymentInfo(['№7'])).toBe('NTE**1 MORE\\')
})

test('every invoice is either named whole or counted, in 80 characters [BILL-6]', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[0-9A-Z*-]{1,30}$/), { minLength: 1, maxLength: 60 }), (numbers) => {
      const text = paymentInfo(numbers)!
      expect(text.length).toBeLessThanOrEqual(80)
      const named = [...text.matchAll(/REF\*IV\*([^*\\]+)\\/g)].map(([, number]) => number!)
      const counted = Number(/NTE\*\*(\d+) MORE\\$/.exec(text)?.[1] ?? 0)
      expect(named.length + counted).toBe(numbers.length)
      for (const number of named) expect(numbers).toContain(number)
    }),
  )
})
