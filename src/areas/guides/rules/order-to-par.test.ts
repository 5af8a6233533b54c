import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onHandOf, orderToPar, type ParFacts } from './order-to-par.ts'

const flour: ParFacts = {
  caseParValue: 4,
  eachParValue: null,
  reorderPointPct: null,
  eachesPerCase: 8,
  eachOnly: false,
  isBrokenCase: true,
}
const counted = (cases: number, units = 0) => ({ hundredthsOfCases: Math.round(cases * 100), units })

describe('filling to par', () => {
  test.each([
    ['nothing counted', {}, null, [4, 0]],
    ['half a case short', {}, counted(3.5), [1, 0]],
    ['at par', {}, counted(4), [0, 0]],
    ['above par', {}, counted(9), [0, 0]],
    ['eaches count towards cases', {}, counted(3, 8), [0, 0]],
    ['a par in eaches is ordered in eaches', { caseParValue: null, eachParValue: 12 }, counted(1), [0, 4]],
    ['a par in both is ordered in both', { eachParValue: 6 }, counted(3.5), [1, 2]],
    ['sold by the case only', { isBrokenCase: false }, counted(3.1), [1, 0]],
    [
      'sold by the each only',
      { caseParValue: null, eachParValue: 6, eachOnly: true, isBrokenCase: false, eachesPerCase: 1 },
      counted(0, 2),
      [0, 4],
    ],
    ['above the reorder point of 50 %', { reorderPointPct: 50 }, counted(2.01), [0, 0]],
    ['at the reorder point of 50 %', { reorderPointPct: 50 }, counted(2), [2, 0]],
    ['a reorder point of 0 % waits for the last one', { reorderPointPct: 0 }, counted(0.01), [0, 0]],
    ['a reorder point of 0 % with none left', { reorderPointPct: 0 }, counted(0), [4, 0]],
  ] as const)('%s [GUIDE-3]', (_, change, onHand, [orderedCases, orderedUnits]) => {
    expect(orderToPar({ ...flour, ...change }, onHand)).toEqual({ orderedCases, orderedUnits })
  })

  test('without a par there is nothing to fill to [GUIDE-3]', () => {
    expect(orderToPar({ ...flour, caseParValue: null }, null)).toBeNull()
    expect(orderToPar({ ...flour, caseParValue: 0, eachParValue: 0 }, counted(1))).toBeNull()
  })

  test('what is ordered reaches the par, and one unit less would not [GUIDE-3]', () => {
    const anything = fc.record({
      cases: fc.integer({ min: 0, max: 9999 }),
      eaches: fc.integer({ min: 0, max: 9999 }),
      eachesPerCase: fc.integer({ min: 1, max: 500 }),
      hundredths: fc.integer({ min: 0, max: 99_999 }),
      units: fc.integer({ min: 0, max: 999 }),
    })
    fc.assert(
      fc.property(anything, ({ cases, eaches, eachesPerCase, hundredths, units }) => {
        const facts = { ...flour, caseParValue: cases, eachParValue: eaches, eachesPerCase }
        const ordered = orderToPar(facts, { hundredthsOfCases: hundredths, units })
        if (ordered === null) return cases === 0 && eaches === 0
        const bought = ordered.orderedCases * eachesPerCase + ordered.orderedUnits
        const missing = cases * eachesPerCase + eaches - units - (hundredths * eachesPerCase) / 100
        const smallest = ordered.orderedUnits > 0 || eaches > 0 ? 1 : eachesPerCase
        return missing <= 0 ? bought === 0 : bought >= missing - 1e-6 && bought - smallest < missing
      }),
    )
  })
})

test('a count older than seven days counts as none in stock [GUIDE-3]', () => {
  const stock = { ...counted(3), countedAt: '2026-03-02T12:00:00Z' }
  expect(onHandOf(stock, new Date('2026-03-09T12:00:00Z'))).toEqual(counted(3))
  expect(onHandOf(stock, new Date('2026-03-09T12:00:01Z'))).toBeNull()
  expect(onHandOf(undefined, new Date('2026-03-09T12:00:01Z'))).toBeNull()
})
