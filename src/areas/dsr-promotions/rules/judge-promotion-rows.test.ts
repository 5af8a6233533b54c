import { expect, test } from 'vitest'
import { buildInfo, buildItem } from '../testing/build-promotion.ts'
import { judgePromotionRows, otherRows, type PromotionBefore, type PromotionRow } from './judge-promotion-rows.ts'

const facts = {
  isCatchWeight: false,
  caseWeightHundredths: 4000,
  eachesPerCase: 8,
  caseCost: 1500,
  listPrice: { casePrice: 2000, eachPrice: 250, perPound: null },
}
const sugar = buildItem({ itemNumber: '0001002' })
const row = (line: number, of: Partial<PromotionRow> = {}): PromotionRow => ({
  line,
  info: buildInfo(),
  item: line === 2 ? buildItem() : sugar,
  differs: false,
  ...of,
})
const draft: PromotionBefore = { status: 'draft', items: [buildItem()], allowsBelowCost: false }
const judge = (rows: PromotionRow[], before: PromotionBefore | null = null) =>
  judgePromotionRows(rows, before, () => facts).map(({ line, field, reason }) => [line, field, reason])

test('rows of a sound promotion are taken, into a draft and into one that is paused [STAFF-3, PLAT-3]', () => {
  expect(judge([row(2), row(3)])).toEqual([])
  expect(judge([row(3)], draft)).toEqual([])
  expect(judge([row(3)], { ...draft, status: 'paused' })).toEqual([])
})

test.each(['active', 'ended'] as const)('one that is %s does not change [STAFF-3, PLAT-3]', (status) => {
  expect(judge([row(3)], { ...draft, status })).toEqual([
    [3, 'reference', 'Only drafts and paused promotions can be changed.'],
  ])
})

test('a fault of one row takes the others of its promotion with it, and names the column of the file [STAFF-3, PLAT-3]', () => {
  const tooLow = { item: buildItem({ itemNumber: '0001002', percentHundredths: 2600 }) }
  const others = [2, otherRows.field, otherRows.reason]
  expect(judge([row(2), row(3, tooLow)])).toEqual([others, [3, 'percent', 'This is below what the item costs.']])
  const nothing = { item: buildItem({ itemNumber: '0001002', kind: 'fixedPrice', percentHundredths: null }) }
  expect(judge([row(2), row(3, nothing)])).toEqual([others, [3, 'caseAmount', 'Please enter an amount.']])
  expect(judge([row(2), row(3, { differs: true })])).toEqual([
    others,
    [3, 'reference', 'The rows of one promotion repeat its name, days, note and audience'],
  ])
})

test('its facts are those of the form: a name, days in order, an audience [STAFF-3, PLAT-3]', () => {
  const fieldOf = (of: Parameters<typeof buildInfo>[0]) => judge([row(2, { info: buildInfo(of) })])[0]?.[1]
  expect(fieldOf({ name: '' })).toBe('name')
  expect(fieldOf({ endsOn: '2026-02-28' })).toBe('endsOn')
  expect(fieldOf({ audience: [] })).toBe('audience')
})

test('with what is stored it has at most 200 items [STAFF-3, PLAT-3]', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => buildItem({ itemNumber: String(2_000_000 + index) }))
  expect(judge([row(3)], { ...draft, items: items(199) })).toEqual([])
  expect(judge([row(3)], { ...draft, items: items(200) })[0]?.[2]).toContain('at most 200 items')
  // The same item again takes no place.
  expect(judge([row(3)], { ...draft, items: [...items(199), sugar] })).toEqual([])
})
