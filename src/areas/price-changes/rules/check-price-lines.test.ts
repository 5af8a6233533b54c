import { expect, test } from 'vitest'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'
import type { PriceLine } from '../price-change.ts'
import { buildLine } from '../testing/build-line.ts'
import { checkPriceLines, type LineFacts, type PricedItemFacts } from './check-price-lines.ts'

// A case of eight that costs $15.00, and 40 lb that cost $80.00: $2.00 a pound.
const costing = (caseCents: number) => ({ eachesPerCase: 0, caseCents, dated: [] })
const plain: PricedItemFacts = {
  isCatchWeight: false,
  caseWeightHundredths: 4000,
  eachesPerCase: 8,
  caseCost: 1500,
  cost: costing(1500),
}
const weighed: PricedItemFacts = {
  isCatchWeight: true,
  caseWeightHundredths: 4000,
  eachesPerCase: 1,
  caseCost: 8000,
  cost: costing(8000),
}
const today = '2026-03-02'
const stored = (of: Partial<StoredAmounts> = {}): StoredAmounts => ({
  endsOn: null,
  caseCents: 2000,
  eachCents: null,
  poundHundredths: null,
  reference: '',
  changeId: null,
  ...of,
})
const check = (lines: readonly PriceLine[], of: Partial<LineFacts> = {}) =>
  checkPriceLines(lines, {
    today,
    allowsBelowCost: false,
    seesCosts: true,
    itemOf: () => plain,
    isKnownScope: () => true,
    storedOf: () => undefined,
    ...of,
  }).map((problem) => problem && [problem.code, problem.field])
const one = (line: Partial<PriceLine>, of: Partial<LineFacts> = {}) => check([buildLine(line)], of)[0]

test('a price names an item, its customers, a price and its days [ITEM-8]', () => {
  expect(one({})).toBeNull()
  expect(one({}, { itemOf: () => undefined })).toEqual(['price_item_unknown', 'itemNumber'])
  expect(one({}, { isKnownScope: () => false })).toEqual(['price_scope_unknown', 'scope'])
  expect(one({ caseCents: null })).toEqual(['price_missing', 'caseCents'])
  expect(one({ endsOn: '2026-03-01' })).toEqual(['price_ends_before_start', 'endsOn'])
  expect(one({ endsOn: '2026-03-02' })).toBeNull()
  expect(check([buildLine(), buildLine(), buildLine({ startsOn: '2026-03-03' })])).toEqual([
    null,
    ['price_twice', 'itemNumber'],
    null,
  ])
})

test('catch weight is priced by the pound, everything else is not [ITEM-8]', () => {
  const catchWeight = { itemOf: () => weighed }
  expect(one({ poundHundredths: 24_550 })).toEqual(['price_pound_unused', 'poundHundredths'])
  expect(one({}, catchWeight)).toEqual(['price_pound_missing', 'poundHundredths'])
  expect(one({ caseCents: null, poundHundredths: 24_550 }, catchWeight)).toBeNull()
  expect(
    one({ caseCents: null, poundHundredths: 24_550 }, { itemOf: () => ({ ...weighed, caseWeightHundredths: 0 }) }),
  ).toEqual(['price_weight_unknown', 'poundHundredths'])
})

test('what was delivered stays priced as it was [ITEM-8]', () => {
  expect(one({ startsOn: '2026-03-01' })).toEqual(['price_starts_in_past', 'startsOn'])
  const running = { storedOf: () => stored() }
  expect(one({ startsOn: '2026-02-01', endsOn: '2026-03-31' }, running)).toBeNull()
  expect(one({ startsOn: '2026-02-01', endsOn: '2026-03-01' }, running)).toBeNull()
  expect(one({ startsOn: '2026-02-01', endsOn: '2026-02-28' }, running)).toEqual(['price_ends_in_past', 'endsOn'])
  expect(one({ startsOn: '2026-02-01', caseCents: 2100 }, running)).toEqual(['price_has_started', 'caseCents'])
  expect(one({ startsOn: '2026-02-01', reference: 'X' }, running)).toEqual(['price_has_started', 'reference'])
  expect(one({ startsOn: today, caseCents: 2100 }, running)).toBeNull()
  // One that ended last week does not come back.
  expect(one({ startsOn: '2026-02-01' }, { storedOf: () => stored({ endsOn: '2026-02-22' }) })).toEqual([
    'price_ends_in_past',
    'endsOn',
  ])
})

test('only a coming price can be removed [ITEM-8]', () => {
  const there = { storedOf: () => stored() }
  expect(one({ startsOn: '2026-03-03', isRemoved: true }, there)).toBeNull()
  expect(one({ startsOn: today, isRemoved: true }, there)).toEqual(['price_has_started', 'startsOn'])
  expect(one({ startsOn: '2026-03-03', isRemoved: true })).toEqual(['price_not_there', 'startsOn'])
})

test.each([
  [{ caseCents: 1500 }, plain, null],
  [{ caseCents: 1499 }, plain, 'caseCents'],
  [{ caseCents: null, eachCents: 188 }, plain, null],
  [{ caseCents: null, eachCents: 187 }, plain, 'eachCents'],
  [{ caseCents: null, poundHundredths: 20_000 }, weighed, null],
  [{ caseCents: null, poundHundredths: 19_900 }, weighed, 'poundHundredths'],
  [{ caseCents: 1 }, { ...plain, caseCost: null }, null],
] as const)('%j is below cost in %o: %s [STAFF-3]', (line, item, field) => {
  const facts = { itemOf: () => item }
  expect(one(line, facts)).toEqual(field && ['price_below_cost', field])
  expect(one(line, { ...facts, allowsBelowCost: true })).toBeNull()
})

test('the last day of a price moves, whatever its cost has become [ITEM-8]', () => {
  const line = { startsOn: '2026-02-01', caseCents: 1000, endsOn: '2026-03-31' }
  expect(one(line, { storedOf: () => stored({ caseCents: 1000 }) })).toBeNull()
})

test.each<[string, Partial<PriceLine>, PricedItemFacts, [string, string] | null]>([
  ['prices by quantity below the price', { breaks: [[10, 1850]] }, plain, null],
  ['one that is not lower', { breaks: [[10, 2000]] }, plain, ['price_breaks_rise', 'breaks']],
  [
    'some without a price of the case',
    { caseCents: null, eachCents: 300, breaks: [[10, 1850]] },
    plain,
    ['price_breaks_alone', 'breaks'],
  ],
  ['one below cost', { breaks: [[10, 1499]] }, plain, ['price_below_cost', 'breaks']],
  [
    'one below the cost of the pound',
    { caseCents: null, poundHundredths: 24_000, breaks: [[10, 19_900]] },
    weighed,
    ['price_below_cost', 'breaks'],
  ],
])('%s [ITEM-8]', (_, line, item, problem) => {
  expect(one(line, { itemOf: () => item })).toEqual(problem)
})

const percent = { by: 'percent', value: 1200 } as const
test.each<[string, Partial<PriceLine>, PricedItemFacts, [string, string] | null]>([
  ['cost plus a percentage', { costPlus: percent }, plain, null],
  ['cost plus an amount a pound of catch weight', { costPlus: { by: 'pound', value: 2500 } }, weighed, null],
  ['cost plus beside an each price', { costPlus: percent, eachCents: 300 }, plain, null],
  [
    'cost plus beside a price of the case',
    { costPlus: percent, caseCents: 2000 },
    plain,
    ['price_cost_plus_beside', 'costPlus'],
  ],
  [
    'cost plus an amount a pound of what is not weighed',
    { costPlus: { by: 'pound', value: 2500 } },
    plain,
    ['price_cost_plus_unit', 'costPlus'],
  ],
  [
    'cost plus an amount a case of catch weight',
    { costPlus: { by: 'case', value: 100 } },
    weighed,
    ['price_cost_plus_unit', 'costPlus'],
  ],
  [
    'cost plus more than 500 %',
    { costPlus: { by: 'percent', value: 50_001 } },
    plain,
    ['price_cost_plus_percent', 'costPlus'],
  ],
  [
    'cost plus where the cost is not known',
    { costPlus: percent },
    { ...plain, cost: costing(0) },
    ['price_cost_unknown', 'costPlus'],
  ],
])('%s [ITEM-8]', (_, line, item, problem) => {
  expect(one({ caseCents: null, ...line }, { itemOf: () => item })).toEqual(problem)
})

test('who may not view cost neither sets a price that follows it nor changes one [ITEM-8]', () => {
  const blind = { seesCosts: false }
  const refused = ['price_cost_plus_right', 'scope']
  expect(one({ caseCents: null, costPlus: percent }, blind)).toEqual(refused)
  expect(one({}, { ...blind, storedOf: () => stored({ caseCents: null, costPlus: percent }) })).toEqual(refused)
  expect(one({}, blind)).toBeNull()
})

test('prices by quantity of a started price stay as they are [ITEM-8]', () => {
  const storedOf = () => stored({ breaks: [[10, 1850]] })
  const line = { startsOn: '2026-02-01' } as const
  expect(one({ ...line, breaks: [[10, 1850]], endsOn: '2026-03-31' }, { storedOf })).toBeNull()
  expect(one({ ...line, breaks: [[10, 1800]] }, { storedOf })).toEqual(['price_has_started', 'breaks'])
})
