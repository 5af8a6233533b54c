import { expect, test } from 'vitest'
import { sumOfLines } from './sum-of-lines.ts'

const line = (partId: string, quantity: number, unit: string, auxiliaryId = '') => ({
  partId,
  quantity,
  unit,
  auxiliaryId,
})
const units = { uomMapCase: 'CS', uomMapEach: 'EA' }
const sum = (...lines: ReturnType<typeof line>[]) => sumOfLines(lines, units, (part) => part.padStart(4, '0'))

test('lines of one item become one line with cases and eaches [PUNCH-3]', () => {
  expect(sum(line('7', 2, 'cs'), line('0007', 1, '', ' EA:k '), line('7', 3, 'CS'), line('8', 1, 'EA')).taken).toEqual([
    { partId: '7', itemNumber: '0007', orderedCases: 5, orderedUnits: 1 },
    { partId: '8', itemNumber: '0008', orderedCases: 0, orderedUnits: 1 },
  ])
})

test('a line whose unit nobody knows is left, with its reason [PUNCH-3]', () => {
  expect(sum(line('7', 2, 'BX'))).toEqual({
    taken: [],
    left: [{ partId: '7', quantity: 2, reason: 'The unit "BX" is not known.' }],
  })
})
