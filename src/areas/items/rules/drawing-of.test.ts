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

test('a word is not taken for another inside it: spices, juice and rice are not drawn as snow [ITEM-4]', () => {
  for (const placeholder of ['spices', 'Spices and Seasonings', 'juice', 'Rice and Grains'])
    expect(drawingOf(placeholder), placeholder).not.toBe(drawingOf('frozen'))
  expect(drawingOf('seasonings')).not.toBe(drawingOf('seafood'))
  expect(drawingOf('veggies')).not.toBe(drawingOf('eggs'))
})
