import { expect, test } from 'vitest'
import { readNumbers } from './read-numbers.ts'

test('a pasted column or list of numbers is read with its zeros, each once, without words [STAFF-5]', () => {
  expect(readNumbers('Number\n20001\n0020002\r\n20001, 20003;\tN/A')).toEqual({
    numbers: ['0020001', '0020002', '0020003'],
    unread: ['Number', 'N/A'],
  })
  expect(readNumbers('  ')).toEqual({ numbers: [], unread: [] })
})
