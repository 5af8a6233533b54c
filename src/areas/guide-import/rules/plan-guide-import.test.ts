import { expect, test } from 'vitest'
import { buildActor } from '#areas/carts/testing/build-cart.ts'
import { buildLineFacts } from '#areas/guides/testing/build-guide.ts'
import { type GuideImportFacts, planGuideImport } from './plan-guide-import.ts'
import type { GuideFileRow, GuideFileShelf } from './read-guide-rows.ts'

const actor = buildActor()
const facts: GuideImportFacts = {
  lines: buildLineFacts(),
  customItemOf: (key) => (key === 'H-1' ? 'herbs' : undefined),
  categoryOf: (name) => (name === 'Produce' ? 'produce' : null),
  locationOf: (name) => (name === 'Cooler' ? 'cooler' : null),
  ownWords: new Map([['flour', { customerDescription: 'Flour', customerItemNumber: 'F-1' }]]),
}
const row = (itemNumber: string, shelf: GuideFileShelf = {}, more: Partial<GuideFileRow> = {}): GuideFileRow => ({
  row: 2,
  itemText: itemNumber,
  itemNumber,
  customKey: '',
  shelf,
  refusal: null,
  ...more,
})
const plan = (...rows: GuideFileRow[]) => planGuideImport(rows, facts, actor)
const reasons = (...rows: GuideFileRow[]) => plan(...rows).refused.map(({ refusal }) => refusal.message)

test('an item of the guide is changed where the file differs, and any other item is added [GUIDE-1]', () => {
  const custom = row('', { location: 'Cooler' }, { customKey: 'H-1' })
  expect(plan(row('flour', { caseParValue: 5 }), row('oil', { category: 'Produce' }), custom)).toMatchObject({
    itemsChanged: [{ lineId: 'flour-line', caseParValue: 5 }],
    itemsAdded: [
      { itemNumber: 'oil', categoryId: 'produce' },
      { customItemId: 'herbs', locationId: 'cooler' },
    ],
    unchanged: 0,
    refused: [],
  })
})

test('a row that says what the guide has already changes nothing [GUIDE-1]', () => {
  const same = { caseParValue: 4, category: null, customerDescription: 'Flour', customerItemNumber: 'F-1' }
  expect(plan(row('flour', same))).toMatchObject({ itemsChanged: [], itemsAdded: [], unchanged: 1, refused: [] })
})

test('an empty cell takes a par away and leaves own words, which every guide shares [GUIDE-1]', () => {
  const { itemsChanged } = plan(row('flour', { caseParValue: null, customerItemNumber: null }))
  expect(itemsChanged).toEqual([{ lineId: 'flour-line', caseParValue: null }])
})

test('the second row of an item, and what the rules of a line refuse, is named by its row [GUIDE-1]', () => {
  expect(reasons(row('flour'), row('flour'))).toEqual(['Duplicate item'])
  expect(reasons(row('napkins', { caseParValue: 1 }))).toEqual(['Case par value not allowed for each only item'])
  expect(reasons(row('unknown'))).toEqual(['Item not found'])
  expect(reasons(row('', {}, { customKey: 'nothing' }))).toEqual(['Item not found'])
})

test('a category or location that is not there and may not be added refuses its row [GUIDE-4]', () => {
  expect(reasons(row('oil', { category: 'New' }), row('napkins', { location: 'New' }))).toEqual([
    'Category not found. You do not have permission to add it.',
    'Location not found. You do not have permission to add it.',
  ])
})
