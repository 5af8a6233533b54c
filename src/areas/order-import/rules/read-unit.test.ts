import { expect, test } from 'vitest'
import { readUnit } from './read-unit.ts'

test.each([
  ['CS', 'CS'],
  ['cs.', 'CS'],
  ['Case', 'CS'],
  ['CASES', 'CS'],
  ['EA', 'EA'],
  [' each ', 'EA'],
  ['PC', 'EA'],
  ['LB', null],
  ['BX', null],
  ['', null],
  ['constructor', null],
])('the unit %j is %s [IMPORT-1]', (cell, unit) => {
  expect(readUnit(cell)).toBe(unit)
})
