import { expect, test } from 'vitest'
import { packSortKey } from './pack-sort-key.ts'

const sorted = (packs: readonly string[]) =>
  packs.toSorted((a, b) => (packSortKey(a) < packSortKey(b) ? -1 : packSortKey(a) > packSortKey(b) ? 1 : 0))

test('packs sort by their numbers, not by their letters [ITEM-1]', () => {
  expect(sorted(['96/4 OZ', '10/1 LB', '2/5 LB', '1/50 LB', '100 CT', '4/1 GAL', '2/10 LB', '1/6 CT'])).toEqual([
    '1/6 CT',
    '1/50 LB',
    '2/5 LB',
    '2/10 LB',
    '4/1 GAL',
    '10/1 LB',
    '96/4 OZ',
    '100 CT',
  ])
})

test('decimals of a pack sort as numbers, too [ITEM-1]', () => {
  expect(sorted(['4/2.5 LB', '4/10.75 LB', '4/2.25 LB', '4/2 LB'])).toEqual([
    '4/2 LB',
    '4/2.25 LB',
    '4/2.5 LB',
    '4/10.75 LB',
  ])
})

test('a number of any length leaves the text its order and takes no time [ITEM-1, PLAT-14]', () => {
  expect(packSortKey('')).toBe('')
  expect(packSortKey('9'.repeat(100_000))).toHaveLength(100_000)
})
