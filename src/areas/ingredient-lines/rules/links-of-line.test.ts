import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { ruPerPu } from '#areas/measures/rules/ru-per-pu.ts'
import { linksOfLine } from './links-of-line.ts'
import { readIngredientLine } from './read-ingredient-line.ts'

test('the size that a line gives connects its unit to the pack [RECIPE-3]', () => {
  const links = linksOfLine(readIngredientLine('2 (14 oz) cans tomatoes'))
  expect(links).toEqual([{ of: 'can', amount: rational(14), unit: 'oz', source: 'person' }])
  // Of a case of 105 oz, seven and a half such cans.
  const aCase = { of: 'case', amount: rational(105), unit: 'oz', source: 'pack' } as const
  expect(ruPerPu('case', 'can', [...links, aCase])).toMatchObject({ isKnown: true, amount: rational(15, 2) })
})

test('a line without a size says nothing of its unit [RECIPE-3]', () => {
  expect(linksOfLine(readIngredientLine('2 cans tomatoes'))).toEqual([])
  expect(linksOfLine(readIngredientLine('salt to taste'))).toEqual([])
})
