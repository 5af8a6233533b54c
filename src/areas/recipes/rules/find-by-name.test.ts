import { expect, test } from 'vitest'
import { findByName } from './find-by-name.ts'

const find = findByName(['Marinara sauce', 'Farm eggs', 'Sauce', 'Pizza dough'].map((title) => ({ title })))
const titles = (food: string) => {
  const { exact, others } = find(food)
  return [exact.map(({ title }) => title), others.map(({ title }) => title)]
}

test('own names are found by all their words in any order, singular or plural [RECIPE-3]', () => {
  expect(titles('sauce marinara')).toEqual([['Marinara sauce'], []])
  expect(titles('farm egg')).toEqual([['Farm eggs'], []])
  expect(titles('sauce')).toEqual([['Sauce'], ['Marinara sauce']])
  expect(titles('tomato sauce')).toEqual([[], []])
  expect(titles('')).toEqual([[], []])
})

test('the last word may be unfinished, the others may not [RECIPE-3]', () => {
  expect(titles('pizza do')).toEqual([[], ['Pizza dough']])
  expect(titles('piz dough')).toEqual([[], []])
})
