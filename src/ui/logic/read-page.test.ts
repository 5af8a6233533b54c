import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

test('a page jump takes 1 to the last page [UI-6]', () => {
  expect(readPage('1', 7)).toBe(1)
  expect(readPage(' 7 ', 7)).toBe(7)
  for (const text of ['0', '8', '-1', '1.5', 'x', '']) expect(readPage(text, 7), text).toBeNull()
})
