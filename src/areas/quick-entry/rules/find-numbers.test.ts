import { expect, test } from 'vitest'
import { findNumbers } from './find-numbers.ts'
import { toTokens } from './to-tokens.ts'

const known = new Set(['1004', '2', '4', '0100003', 'kp-778'])
const found = (line: string) => {
  const { numbers, rest, hasUnknown } = findNumbers(toTokens(line), (code) => known.has(code))
  return [numbers, rest.map(({ text }) => text), hasUnknown]
}

test('long numbers, labelled numbers and known codes are item numbers [CART-13]', () => {
  expect(found('0100003 2 cs')).toEqual([['0100003'], ['2', 'cs'], false])
  expect(found('item #1004 2')).toEqual([['1004'], ['2'], false])
  expect(found('KP-778 2cs')).toEqual([['kp-778'], ['2cs'], false])
  expect(found('7654321 2 cs')).toEqual([['7654321'], ['2', 'cs'], true])
})

test('a short number next to words stays a word, as it may be a size [CART-13]', () => {
  expect(found('beef 1004 2 cs')[0]).toEqual([])
  expect(found('1004 2')[0]).toEqual(['1004'])
})
