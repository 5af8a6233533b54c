import { expect, test } from 'vitest'
import { packSortKey } from './pack-sort-key.ts'

const sorted = (packs: readonly string[]) =>
  packs.toSorted((a, b) => (packSortKey(a) < packSortKey(b) ? -1 : packSortKey(a) > packSortKey(b) ? 1 : 0))

test('packs sort by how much is in the case, weight, volume and pieces apart [ITEM-1]', () => {
  // 5, 10, 20, 24, 50 lb; 2, 4 gal; 6, 100 pieces.
  expect(
    sorted(['1/50 LB', '2/10 LB', '100 CT', '4/1 GAL', '96/4 OZ', '1/6 CT', '2/5 LB', '1/5 LB', '2/1 GAL']),
  ).toEqual(['1/5 LB', '2/5 LB', '2/10 LB', '96/4 OZ', '1/50 LB', '2/1 GAL', '4/1 GAL', '1/6 CT', '100 CT'])
})

test('packs of the same content, and those that do not say it, sort by their numbers [ITEM-1]', () => {
  expect(sorted(['10/#10', '6/#10', '4/5 LB', '2/10 LB'])).toEqual(['2/10 LB', '4/5 LB', '6/#10', '10/#10'])
})

test('a number of any length leaves the text its order and takes no time [ITEM-1, PLAT-14]', () => {
  expect(packSortKey('')).toBe('9 ')
  expect(packSortKey('9'.repeat(100_000))).toHaveLength(100_002)
})
