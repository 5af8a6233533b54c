import { expect, test } from 'vitest'
import { writeSearch } from './write-search.ts'

test.each([
  ['plain', 'salmon'],
  ['spaces and signs', `a b+c&d=e?f#g%h/i:j;k,l@m$n"o<p>q[r]s{t}u|v\\w^x\`y`],
  ['what encodeURIComponent leaves', "!'()~*-._"],
  ['accents and pictures', 'jalapeño 🌶️ 鮭'],
  ['half a surrogate pair', '\ud83c'],
  ['control signs', 'a\tb\nc\u0000'],
])('an address has %s as URLSearchParams writes it', (_, text) => {
  const expected = new URLSearchParams([
    ['keyword', text],
    [text, 'x'],
  ]).toString()
  expect(writeSearch({ keyword: text, [text]: 'x' })).toBe(`?${expected}`)
})

test('an address leaves out what is empty, and writes lists with commas', () => {
  expect(writeSearch({ page: 2, brands: ['A', 'B'], keyword: '', on: false, none: [], no: null })).toBe(
    '?page=2&brands=A%2CB',
  )
  expect(writeSearch({})).toBe('')
})
