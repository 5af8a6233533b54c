import { expect, test } from 'vitest'
import { unitOfOrderedLine } from './unit-of-ordered-line.ts'

const units = { uomMapCase: 'CASE', uomMapEach: 'EA' }
const unitOf = (unit: string, auxiliaryId = '') => unitOfOrderedLine({ unit, auxiliaryId }, units)

test('a line counts what its unit says, else what its auxiliary id says [PUNCH-3]', () => {
  expect(unitOf(' case ')).toEqual({ unit: 'case', isDoubtful: false })
  expect(unitOf('EA', 'EA:k')).toEqual({ unit: 'each', isDoubtful: false })
  expect(unitOf('BX', 'EA:k')).toEqual({ unit: 'each', isDoubtful: false })
  expect(unitOf('BX')).toBeUndefined()
})

test('cases that come back as eaches stay cases, and somebody looks at them [PUNCH-3]', () => {
  expect(unitOf('EA', 'CS:k')).toEqual({ unit: 'case', isDoubtful: true })
  expect(unitOf('CASE', 'EA:k')).toEqual({ unit: 'case', isDoubtful: true })
})
