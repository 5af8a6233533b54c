import { expect, test } from 'vitest'
import { phraseFood } from './phrase-food.ts'

test('food is looked up as written, and without what no catalogue says [RECIPE-3]', () => {
  expect(phraseFood({ food: 'fresh parsley', preparation: 'chopped' })).toEqual({
    prepared: 'parsley chopped',
    plain: ['fresh parsley', 'parsley'],
    isFresh: true,
    isDried: false,
    isWater: false,
  })
  expect(phraseFood({ food: 'dried basil leaves', preparation: '' })).toMatchObject({
    prepared: null,
    plain: ['dried basil leaves', 'basil'],
    isDried: true,
  })
  expect(phraseFood({ food: 'eggs', preparation: 'separated' })).toMatchObject({ prepared: null, plain: ['eggs'] })
})

test('water from the tap and ice are not bought, other waters are [RECIPE-3]', () => {
  for (const food of [
    'water',
    'boiling water',
    'cold water',
    'ice water',
    'pasta water',
    'ice cubes',
    'agua',
    'eau froide',
  ])
    expect(phraseFood({ food, preparation: '' }).isWater, food).toBe(true)
  for (const food of ['water chestnuts', 'sparkling water', 'coconut water', 'rose water', 'ice cream', 'iced tea'])
    expect(phraseFood({ food, preparation: '' }).isWater, food).toBe(false)
})
