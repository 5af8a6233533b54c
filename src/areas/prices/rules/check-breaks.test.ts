import { expect, test } from 'vitest'
import type { StoredBreak } from '../item-price.ts'
import { checkBreaks } from './check-breaks.ts'

test('breaks are lower the more cases, in whatever order they stand [ITEM-8]', () => {
  expect(checkBreaks(2000, [])).toBeNull()
  expect(
    checkBreaks(2000, [
      [25, 1725],
      [10, 1850],
    ]),
  ).toBeNull()
})

test.each<[string, StoredBreak[]]>([
  ['one that is not below the price', [[10, 2000]]],
  [
    'one that is not below the one before',
    [
      [10, 1800],
      [25, 1800],
    ],
  ],
  [
    'two for one quantity',
    [
      [10, 1800],
      [10, 1700],
    ],
  ],
  ['one for a single case', [[1, 1800]]],
  ['more than ten', Array.from({ length: 11 }, (_, at) => [at + 2, 1900 - at])],
])('%s is refused [ITEM-8]', (_, breaks) => {
  expect(checkBreaks(2000, breaks)).toEqual(expect.any(String))
})
