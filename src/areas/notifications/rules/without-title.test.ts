import { expect, test } from 'vitest'
import { withoutTitle } from './without-title.ts'

test('a body that begins with its title is not read twice [NEXT-7]', () => {
  expect(withoutTitle('Order 7 has shipped', 'Order 7 has shipped, Thu, Nov 26.')).toBe('Thu, Nov 26.')
  expect(withoutTitle('Order 7', 'Order 7.')).toBe('')
  expect(withoutTitle('Receipt', 'Payment 9 of $4.00.')).toBe('Payment 9 of $4.00.')
})
