import { expect, test } from 'vitest'
import { repricedLines } from './repriced-lines.ts'

const offer = { id: 'p1', name: 'Pallet', buy: 10, get: 1, since: '2026-03-01', until: '2026-03-31' }
const price = {
  casePrice: 2000,
  eachPrice: null,
  perPound: null,
  isEstimate: false,
  isBidPrice: false,
  isCaseBidPrice: false,
  isEachBidPrice: false,
  receipt: { kind: 'list' as const, reference: '', since: '2026-01-01', until: null },
}
const bundled = { ...price, bundles: { casePrice: 2000, perPound: null, caseWeightHundredths: 0, offers: [offer] } }

test('a case more of one item makes the other items of its bundle cheaper, and no others [STAFF-3]', () => {
  const lines = [
    { itemNumber: '1', price: bundled },
    { itemNumber: '2', price: bundled },
    { itemNumber: '3', price },
    { itemNumber: '4', price: null },
  ]
  const typed = (cases: number) =>
    repricedLines(lines, (itemNumber) => ({ cases: itemNumber === '1' ? cases : 5, units: 0 })).map(
      (line) => line.price?.casePrice,
    )
  expect(typed(5)).toEqual([2000, 2000, 2000, undefined])
  expect(typed(6)).toEqual([1818, 1818, 2000, undefined])
})

test('lines without bundles are the same as before [STAFF-3]', () => {
  const lines = [{ itemNumber: '3', price }]
  expect(repricedLines(lines, () => ({ cases: 99, units: 0 }))).toBe(lines)
})
