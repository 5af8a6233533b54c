import { expect, test } from 'vitest'
import { planFill } from './plan-fill.ts'

const line = (itemNumber: string | null, orderedCases: number, orderedUnits = 0) => ({
  lineId: `line of ${itemNumber}`,
  itemNumber,
  orderedCases,
  orderedUnits,
})
const nothing = () => ({ cases: 0, units: 0 })

test('a line is filled up to what its par asks for [GUIDE-3]', () => {
  expect(planFill([line('0000001', 4, 6)], nothing)).toEqual([
    {
      lineId: 'line of 0000001',
      itemNumber: '0000001',
      before: { cases: 0, units: 0 },
      after: { cases: 4, units: 6 },
    },
  ])
})

test('what the cart has already counts, unit by unit, and never gets less [GUIDE-3]', () => {
  const [filled] = planFill([line('0000001', 4, 6)], () => ({ cases: 9, units: 2 }))
  expect(filled!.after).toEqual({ cases: 9, units: 6 })
})

test('filling twice orders once [GUIDE-3]', () => {
  const [filled] = planFill([line('0000001', 4, 6)], nothing)
  expect(planFill([line('0000001', 4, 6)], () => filled!.after)).toEqual([])
})

test('custom items and lines at par are not ordered [GUIDE-3, GUIDE-4]', () => {
  expect(planFill([line(null, 4), line('0000002', 0)], nothing)).toEqual([])
})
