import { expect, test } from 'vitest'
import { isUnitName, readUnit } from './read-unit.ts'

test.each([
  ['CS', 'CS'],
  ['cs.', 'CS'],
  ['Case', 'CS'],
  ['CASES', 'CS'],
  ['caisse', 'CS'],
  ['Karton', 'CS'],
  ['Stück', 'EA'],
  ['Cajas', 'CS'],
  ['EA', 'EA'],
  [' each ', 'EA'],
  ['PC', 'EA'],
  ['Unité', 'EA'],
  ['pièces', 'EA'],
  ['Unidad', 'EA'],
  ['LB', null],
  ['BX', null],
  ['', null],
  ['constructor', null],
])('the unit %j is %s [IMPORT-1]', (cell, unit) => {
  expect(readUnit(cell)).toBe(unit)
})

test('a pound or a box is recognized as a unit, although it cannot be ordered [IMPORT-1]', () => {
  expect(['CS', 'LB', 'box', 'Doz.'].map(isUnitName)).toEqual([true, true, true, true])
  expect(['', '3', 'DAIRY'].map(isUnitName)).toEqual([false, false, false])
})
