import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { addFavourites, chooseFavourites, haveFavouritesChanged } from './choose-favourites.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i).padStart(7, '0'))

test('at least one bill-to is a favourite [PROFILE-3]', () => {
  expect(why(chooseFavourites([], 30))).toBe('Please select at least one bill-to.')
  expect(chooseFavourites(['0000100'], 30)).toEqual({ allowed: true, value: ['0000100'] })
})

test('there are no more favourites than allowed, counted without duplicates [PROFILE-3]', () => {
  expect(why(chooseFavourites(numbers(31), 30))).toBe('cannot add more than 30 bill-tos.')
  expect(why(chooseFavourites(numbers(6), 5))).toBe('cannot add more than 5 bill-tos.')
  expect(chooseFavourites([...numbers(30), ...numbers(30)], 30).allowed).toBe(true)
})

test('duplicates by number are ignored [PROFILE-3]', () => {
  expect(addFavourites(['1', '2'], ['2', '3', '3'])).toEqual(['1', '2', '3'])
  expect(chooseFavourites(['1', '1'], 30)).toEqual({ allowed: true, value: ['1'] })
})

test('adding and removing the same bill-to changes nothing [PROFILE-3]', () => {
  expect(haveFavouritesChanged(['1', '2'], ['2', '1'])).toBe(false)
  expect(haveFavouritesChanged(['1', '2'], ['1', '3'])).toBe(true)
  expect(haveFavouritesChanged(['1'], [])).toBe(true)
})
