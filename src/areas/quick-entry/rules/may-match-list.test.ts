import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { mayMatchList } from './may-match-list.ts'

test('a list has at least one line and at most 500; empty lines do not count [CART-13]', () => {
  expect(why(mayMatchList(' \n\t\n'))).toBe('Paste at least one line.')
  expect(mayMatchList('2 cs lemons\n\n'.repeat(500)).allowed).toBe(true)
  expect(why(mayMatchList('2 cs lemons\n'.repeat(501)))).toBe('Paste at most 500 lines at once.')
})
