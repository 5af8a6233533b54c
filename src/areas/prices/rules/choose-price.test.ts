import { describe, expect, test } from 'vitest'
import type { PriceCandidate } from '../item-price.ts'
import { choosePrice } from './choose-price.ts'

const byCase = { isCatchWeight: false, caseWeightHundredths: 2000 }
const byWeight = { isCatchWeight: true, caseWeightHundredths: 4000 }
const day = '2026-03-10'

const row = (scope: string, more: Partial<PriceCandidate> = {}): PriceCandidate => ({
  itemNumber: '0001001',
  scope,
  startsOn: '2026-01-01',
  endsOn: null,
  casePriceCents: null,
  eachPriceCents: null,
  perPoundHundredths: null,
  reference: '',
  ...more,
})
const costs = (scope: string, casePriceCents: number, more: Partial<PriceCandidate> = {}) =>
  row(scope, { casePriceCents, ...more })

describe('which price counts', () => {
  test.each([
    ['the ship-to contract before that of the bill-to', ['B:2', 'S:1'], 'S:1', 'contract'],
    ['the bill-to contract before the deviated price', ['G:g', 'B:2'], 'B:2', 'contract'],
    ['the deviated price of a group before the class', ['C:A', 'G:g'], 'G:g', 'gpo'],
    ['the class before the list', ['L', 'C:A'], 'C:A', 'class'],
  ])('%s [ITEM-8]', (_, scopes, winner, kind) => {
    // The better price is the dearer one here: precedence decides, not the amount.
    const candidates = scopes.map((scope) => costs(scope, scope === winner ? 900 : 100))
    expect(choosePrice(byCase, candidates, day)).toMatchObject({ casePrice: 900, receipt: { kind } })
  })

  test('of two prices of one scope the one that started last counts [ITEM-8]', () => {
    const older = costs('L', 100, { startsOn: '2026-01-01' })
    const newer = costs('L', 200, { startsOn: '2026-03-01' })
    expect(choosePrice(byCase, [older, newer], day)?.casePrice).toBe(200)
    expect(choosePrice(byCase, [newer, older], day)?.casePrice).toBe(200)
  })

  test('of two groups that start the same day the first by name counts, in whatever order they come [ITEM-8]', () => {
    const groups = [costs('G:b', 200), costs('G:a', 300)]
    expect(choosePrice(byCase, groups, day)?.casePrice).toBe(300)
    expect(choosePrice(byCase, groups.toReversed(), day)?.casePrice).toBe(300)
  })

  test('a price counts from its first to its last day, both included [ITEM-8]', () => {
    const bid = costs('S:1', 100, { startsOn: '2026-03-10', endsOn: '2026-03-12' })
    const days = ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13']
    expect(days.map((date) => choosePrice(byCase, [bid], date)?.casePrice)).toEqual([undefined, 100, 100, undefined])
  })

  test('nothing prices the item: no price, never a price of 0 [ITEM-8]', () => {
    expect(choosePrice(byCase, [], day)).toBeNull()
    expect(choosePrice(byCase, [row('L', { perPoundHundredths: 25_000 })], day)).toBeNull()
    const weightless = { isCatchWeight: true, caseWeightHundredths: 0 }
    expect(choosePrice(weightless, [row('L', { perPoundHundredths: 25_000 })], day)).toBeNull()
  })
})

describe('units', () => {
  test('a contract for the case leaves the each to the list [ITEM-8]', () => {
    const candidates = [costs('S:1', 1800), costs('L', 2000, { eachPriceCents: 250 })]
    expect(choosePrice(byCase, candidates, day)).toMatchObject({ casePrice: 1800, eachPrice: 250, isBidPrice: true })
  })

  test.each([
    ['the case', { casePriceCents: 1800 }, { isCaseBidPrice: true, isEachBidPrice: false }],
    ['the each', { eachPriceCents: 200 }, { isCaseBidPrice: false, isEachBidPrice: true }],
    ['both', { casePriceCents: 1800, eachPriceCents: 200 }, { isCaseBidPrice: true, isEachBidPrice: true }],
  ])('a contract for %s makes that unit a bid price and no other [ITEM-8]', (_, agreed, units) => {
    const candidates = [row('S:1', agreed), costs('L', 2000, { eachPriceCents: 250 })]
    expect(choosePrice(byCase, candidates, day)).toMatchObject({ ...units, isBidPrice: true })
  })

  test('no contract: no unit is a bid price [ITEM-8]', () => {
    const noBid = { isBidPrice: false, isCaseBidPrice: false, isEachBidPrice: false }
    expect(choosePrice(byCase, [costs('G:a', 2000, { eachPriceCents: 250 })], day)).toMatchObject(noBid)
  })

  test('what is sold by the each only is priced by the each [ITEM-8]', () => {
    const price = choosePrice(byCase, [row('C:A', { eachPriceCents: 599 })], day)
    expect(price).toMatchObject({ casePrice: null, eachPrice: 599, receipt: { kind: 'class' } })
  })

  test('catch weight: the case is estimated by the pound, rounded half up [ITEM-8]', () => {
    const perPound = choosePrice(byWeight, [row('L', { perPoundHundredths: 24_550 })], day)
    expect(perPound).toMatchObject({ casePrice: 9820, perPound: 24_550, isEstimate: true })
    const half = { isCatchWeight: true, caseWeightHundredths: 50 }
    expect(choosePrice(half, [row('L', { perPoundHundredths: 300 })], day)?.casePrice).toBe(2)
  })

  test('catch weight with a case price agreed in a contract is no estimate [ITEM-8]', () => {
    const candidates = [costs('B:2', 9000), row('L', { perPoundHundredths: 24_550 })]
    expect(choosePrice(byWeight, candidates, day)).toMatchObject({ casePrice: 9000, perPound: null, isEstimate: false })
  })
})

test('the receipt names kind, bid number and days of the price that was chosen [NEXT-1]', () => {
  const bid = costs('B:2', 900, { startsOn: '2026-02-01', endsOn: '2026-06-30', reference: 'BID-11' })
  expect(choosePrice(byCase, [costs('L', 1000), bid], day)?.receipt).toEqual({
    kind: 'contract',
    reference: 'BID-11',
    since: '2026-02-01',
    until: '2026-06-30',
  })
})
