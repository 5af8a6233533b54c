import { expect, test } from 'vitest'
import { splitBilledLine } from './split-billed-line.ts'

const line = { cases: 0, units: 0, weight: null, eachPrice: null, total: 4000 }

test('a line of cases or of eaches is one part with the whole total [NEXT-12, PUNCH-3]', () => {
  expect(splitBilledLine({ ...line, cases: 2 })).toEqual([{ unit: 'case', quantity: 2, isWeighed: false, total: 4000 }])
  expect(splitBilledLine({ ...line, units: 3 })).toEqual([{ unit: 'each', quantity: 3, isWeighed: false, total: 4000 }])
})

test('cases and eaches of one line are two parts, whose totals are the line’s [NEXT-12, PUNCH-3]', () => {
  expect(splitBilledLine({ ...line, cases: 1, units: 3, eachPrice: 350 })).toEqual([
    { unit: 'case', quantity: 1, isWeighed: false, total: 2950 },
    { unit: 'each', quantity: 3, isWeighed: false, total: 1050 },
  ])
})

test('what is weighed is in hundredths of a pound [NEXT-12, PUNCH-3]', () => {
  expect(splitBilledLine({ ...line, cases: 1, weight: 4073, total: 9999 })).toEqual([
    { unit: 'case', quantity: 4073, isWeighed: true, total: 9999 },
  ])
})

test('what is taken back is below zero, and a line without a quantity is a charge [NEXT-12, PUNCH-3]', () => {
  expect(splitBilledLine({ ...line, cases: -1, total: -3000 })).toMatchObject([{ quantity: -1, total: -3000 }])
  expect(splitBilledLine(line)).toEqual([])
})
