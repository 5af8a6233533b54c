import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { applyLines } from './apply-lines.ts'

const stored = {
  itemNumber: '0001001',
  scope: 'C:A',
  startsOn: '2026-03-02',
  endsOn: null,
  casePriceCents: 1900,
  eachPriceCents: null,
  perPoundHundredths: null,
  reference: 'old',
}
const later = { ...stored, startsOn: '2026-04-01' }

test('a line replaces the price with its first day, and leaves the others [ITEM-8]', () => {
  expect(applyLines([stored, later], [buildLine({ caseCents: 2000 })])).toEqual([
    later,
    { ...stored, casePriceCents: 2000, reference: '' },
  ])
})

test('a line may remove a price, and never a promotion [ITEM-8, STAFF-3]', () => {
  const promotion = { ...stored, offer: {} as never }
  expect(applyLines([stored, promotion], [buildLine({ isRemoved: true })])).toEqual([promotion])
})

test('a line brings its prices by quantity, and what it adds to the cost of the item [ITEM-8]', () => {
  const cost = { eachesPerCase: 0, caseCents: 1500, dated: [] }
  const plus = { by: 'percent', value: 1200 } as const
  expect(applyLines([], [buildLine({ breaks: [[10, 1850]] })], cost)).toMatchObject([{ breaks: [[10, 1850]] }])
  expect(applyLines([], [buildLine({ costPlus: plus })], cost)).toMatchObject([{ costPlus: { plus, cost } }])
})
