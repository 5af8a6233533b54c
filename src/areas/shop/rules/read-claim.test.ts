import { expect, test } from 'vitest'
import { dietsOf, isClaimPair, readClaim } from './read-claim.ts'

const claims = (text: string) => {
  const words = text.split(' ')
  return words.flatMap((_, at) => readClaim(words, at)?.words.join(' ') ?? [])
}

test('diets and what must not be in it are claims, wherever they stand [ITEM-2]', () => {
  expect(claims('vegan burger')).toEqual(['vegan'])
  expect(claims('flour gluten free')).toEqual(['gluten free'])
  expect(claims('tree nut free granola')).toContain('tree nut free')
  expect(claims('chicken base low sodium')).toEqual(['low sodium'])
  expect(claims('no egg pasta')).toEqual(['egg free'])
})

test("words that only look so are none: 'free range' is a claim, 'chicken free' before 'range' is not [ITEM-2]", () => {
  expect(claims('chicken free range')).toEqual(['free range'])
  expect(claims('no 10 tomato')).toEqual([])
  expect(claims('6 free')).toEqual([])
  expect(claims('flour all purpose')).toEqual([])
})

test('two words side by side in a description say a claim [ITEM-2]', () => {
  expect(isClaimPair('gluten', 'free')).toBe(true)
  expect(isClaimPair('low', 'sodium')).toBe(true)
  expect(isClaimPair('free', 'gluten')).toBe(false)
})

test('an allergen that is left out is known as boxes name it [ITEM-2]', () => {
  const allergens = (text: string) => readClaim(text.split(' '), 0)?.allergens
  expect(allergens('dairy free')).toEqual([['milk']])
  expect(allergens('nut free')).toEqual([['tree', 'nut'], ['peanut']])
  expect(allergens('tree nut free')).toEqual([['tree', 'nut']])
  // Wheat is not the only grain with gluten: only the diet says it.
  expect(allergens('gluten free')).toEqual([])
})

test('vegan food has no dairy; of the allergen milk only what is known counts [ITEM-2]', () => {
  const diets = (text: string) => dietsOf(readClaim(text.split(' '), 0)!)
  expect(diets('dairy free')).toEqual(['dairy free', 'vegan'])
  expect(diets('milk free')).toEqual(['milk free'])
  expect(diets('egg free')).toEqual(['egg free'])
})
