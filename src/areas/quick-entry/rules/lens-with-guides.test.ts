import { expect, test } from 'vitest'
import { plainLens } from '#areas/shop/search/ship-to-lens.ts'
import { lensWithGuides } from './lens-with-guides.ts'

const lens = { ...plainLens, bought: new Map([['flour', { times: 9, lastOrderedOn: '2026-02-27' }]]) }
const timesOf = (guides: ReadonlyMap<string, boolean>, itemNumber: string) =>
  lensWithGuides(lens, guides).bought.get(itemNumber)?.times ?? 0

test('what stands in a guide of the ship-to counts as bought, in the default guide before others [ITEM-2, CART-13]', () => {
  const guides = new Map([
    ['oil', false],
    ['napkins', true],
  ])
  expect(timesOf(guides, 'oil')).toBeGreaterThan(0)
  expect(timesOf(guides, 'napkins')).toBeGreaterThan(timesOf(guides, 'oil'))
  expect(timesOf(guides, 'flour')).toBeGreaterThan(timesOf(guides, 'napkins'))
  expect(timesOf(guides, 'sugar')).toBe(0)
})

test('the lens of the same guides is the same object, and another one for others [CART-13]', () => {
  const guides = new Map([['oil', false]])
  expect(lensWithGuides(lens, guides)).toBe(lensWithGuides(lens, guides))
  expect(lensWithGuides(lens, new Map([['oil', false]]))).not.toBe(lensWithGuides(lens, guides))
  expect(lensWithGuides(lens, new Map())).toBe(lens)
})
