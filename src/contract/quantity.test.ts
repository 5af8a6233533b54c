import { expect, test } from 'vitest'
import { quantity } from './values.ts'

test.each(['1e3', '3', '٣', '', null, true, [], {}, Number.NaN, Infinity, 1.5, 2 ** 53])(
  '%j is no quantity, and the sentence says what one is [UI-1, security 16]',
  (value) => {
    expect(quantity.safeParse(value).error?.issues[0]?.message).toBe('Quantities are whole numbers')
  },
)

test.each([
  [-1, 'Quantity cannot be less than 0'],
  [10_000, 'Quantity cannot be more than 9999'],
  [2 ** 31, 'Quantity cannot be more than 9999'],
])('%d is outside the limits [UI-1, security 16]', (value, message) => {
  expect(quantity.safeParse(value).error?.issues[0]?.message).toBe(message)
})
