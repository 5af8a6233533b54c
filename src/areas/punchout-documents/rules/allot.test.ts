import { expect, test } from 'vitest'
import { orderedLine } from '../testing/ordered-line.ts'
import { allot } from './allot.ts'

const twice = [orderedLine(), orderedLine({ lineNumber: 2, quantity: 3 }), orderedLine({ isCase: false, quantity: 1 })]

test('lines of one item and unit are filled in their order [PUNCH-3]', () => {
  expect(allot(twice, [{ itemNumber: '0001001', cases: 4, units: 1 }])).toEqual([2, 2, 1])
  expect(allot(twice, [{ itemNumber: '0001001', cases: 1, units: 0 }])).toEqual([1, 0, 0])
  expect(allot(twice, [])).toEqual([0, 0, 0])
})

test('what is more than was ordered falls to the last of them, where it counts at all [PUNCH-3]', () => {
  const more = [{ itemNumber: '0001001', cases: 9, units: 4 }]
  expect(allot(twice, more)).toEqual([2, 3, 1])
  expect(allot(twice, more, true)).toEqual([2, 7, 4])
})
