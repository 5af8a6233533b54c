import { expect, test } from 'vitest'
import { drawingOf } from './drawing-of.ts'

test('each department has a placeholder of its own, and an unknown one a generic [ITEM-4]', () => {
  const departments = [
    'meat',
    'poultry',
    'seafood',
    'dairy',
    'produce',
    'bakery',
    'frozen',
    'beverages',
    'dry',
    'paper',
  ]
  expect(new Set(departments.map(drawingOf)).size).toBe(departments.length)
  expect(drawingOf('zzz')).toBe(drawingOf(''))
  expect(departments.map(drawingOf)).not.toContain(drawingOf('zzz'))
})
