import { expect, test } from 'vitest'
import type { StoredBreak } from '../item-price.ts'
import { breakRows, nextBreak } from './break-rows.ts'
import { choosePrice } from './choose-price.ts'
import { priceAtQuantity } from './price-at-quantity.ts'

const none: ReadonlyMap<string, number> = new Map()
const withBreaks = (...breaks: StoredBreak[]) =>
  choosePrice(
    { isCatchWeight: false, caseWeightHundredths: 2000 },
    [
      {
        itemNumber: '0001001',
        scope: 'L',
        startsOn: '2026-01-01',
        endsOn: null,
        casePriceCents: 3300,
        eachPriceCents: null,
        perPoundHundredths: null,
        reference: '',
        breaks,
      },
    ],
    '2026-03-10',
  )!

test('the breaks read as ranges, with the one that is reached and the next [ITEM-8]', () => {
  const price = withBreaks([10, 3150], [25, 2990])
  const shown = (cases: number) =>
    breakRows(priceAtQuantity(price, cases, none)).map(({ label, casePrice, isReached }) => [
      label,
      casePrice,
      isReached,
    ])
  expect(shown(10)).toEqual([
    ['1–9 CS', 3300, false],
    ['10–24 CS', 3150, true],
    ['25+ CS', 2990, false],
  ])
  expect(nextBreak(price)?.fromCases).toBe(10)
  expect(nextBreak(priceAtQuantity(price, 10, none))?.fromCases).toBe(25)
  expect(nextBreak(priceAtQuantity(price, 25, none))).toBeUndefined()
  expect(breakRows(withBreaks())).toEqual([])
  expect(breakRows(withBreaks([2, 3000])).map(({ label }) => label)).toEqual(['1 CS', '2+ CS'])
})
