import { expect, test } from 'vitest'
import { readIngredientLine } from '#areas/ingredient-lines/rules/read-ingredient-line.ts'
import { readLineFields } from './read-line-fields.ts'

test('a line fills quantity, unit and measurement; without an amount nothing is guessed [RECIPE-3]', () => {
  const fields = (text: string) => Object.values(readLineFields(readIngredientLine(text)))
  expect(fields('2.5 lb onion yellow diced')).toEqual(['2.5', 'lb', 'diced'])
  expect(fields('2 (14 oz) cans tomatoes')).toEqual(['2', 'can', '(14 oz)'])
  expect(fields('2-3 carrots, peeled')).toEqual(['3', 'each', 'peeled (2-3)'])
  expect(fields('1/2 to 3/4 cup milk')).toEqual(['0.75', 'cup', '(0.5-0.75)'])
  expect(fields('1/3 cup sugar')).toEqual(['0.333333', 'cup', ''])
  expect(fields('salt to taste').slice(0, 2)).toEqual(['', ''])
})
