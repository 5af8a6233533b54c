import { expect, test } from 'vitest'
import { unitOfLine } from './unit-of-line.ts'

const units = { uomMapCase: 'CS', uomMapEach: 'EACH' }

test('a line is in cases or eaches by the units of the integration, whatever their case [PUNCH-3]', () => {
  expect(unitOfLine({ unit: ' cs', auxiliaryId: '' }, units)).toBe('case')
  expect(unitOfLine({ unit: 'Each', auxiliaryId: 'CS' }, units)).toBe('each')
})

test('an unknown unit is that of the auxiliary id we sent, else it is none [PUNCH-3]', () => {
  expect(unitOfLine({ unit: 'BOX', auxiliaryId: 'CS:k1' }, units)).toBe('case')
  expect(unitOfLine({ unit: '', auxiliaryId: ' EA' }, units)).toBe('each')
  expect(unitOfLine({ unit: 'BOX', auxiliaryId: 'CSX' }, units)).toBeUndefined()
  expect(unitOfLine({ unit: 'EA', auxiliaryId: '' }, units)).toBeUndefined()
})
