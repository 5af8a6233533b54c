import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { type EatenIngredient, sumNutrition } from './sum-nutrition.ts'

const order = ['Calories', 'Protein', 'Sodium']
const ingredient = (change: Partial<EatenIngredient> = {}): EatenIngredient => ({
  name: 'Flour',
  grams: rational(600),
  gramsPerServing: rational(30),
  label: [
    { name: 'Calories', quantity: 110, uom: 'kcal' },
    { name: 'protein', quantity: 4, uom: 'g' },
  ],
  ...change,
})
const butter = ingredient({
  name: 'Butter',
  grams: rational(140),
  gramsPerServing: rational(14),
  label: [
    { name: 'Calories', quantity: 102, uom: 'kcal' },
    { name: 'Protein', quantity: 0.1, uom: 'g' },
    { name: 'Sodium', quantity: 91, uom: 'mg' },
  ],
})

test('a portion has what its ingredients have by their weight, and says how much of it is known [NEXT-10]', () => {
  // 20 servings of flour and 10 of butter, in eight portions.
  expect(sumNutrition([ingredient(), butter], rational(8), order)).toEqual({
    // 740 / 8 = 92.5
    grams: 93,
    nutrients: [
      // (20 x 110 + 10 x 102) / 8 = 402.5
      { name: 'Calories', uom: 'kcal', amount: 403, knownPct: 100 },
      // (80 + 1) / 8 = 10.125
      { name: 'Protein', uom: 'g', amount: 10, knownPct: 100 },
      // 910 / 8 = 113.75, of 140 in 740 g.
      { name: 'Sodium', uom: 'mg', amount: 114, knownPct: 18 },
    ],
    withoutLabel: [],
    withoutWeight: [],
  })
})

test('a label that is missing lowers the share that is known, and never counts as nothing [NEXT-10]', () => {
  const flowers = ingredient({ name: 'Flowers', grams: rational(260), gramsPerServing: null, label: [] })
  expect(sumNutrition([butter, ingredient(), flowers], rational(8), ['Calories'])).toMatchObject({
    // 740 of 1,000 g.
    nutrients: [{ amount: 403, knownPct: 74 }],
    withoutLabel: ['Flowers'],
  })
  expect(sumNutrition([flowers], rational(8), order)).toMatchObject({ nutrients: [], grams: 33 })
})

test('99.6 % known is not all of it [NEXT-10]', () => {
  const rest = ingredient({ name: 'Salt', grams: rational(4), gramsPerServing: null, label: [] })
  const flour = ingredient({ grams: rational(996) })
  expect(sumNutrition([flour, rest], rational(1), ['Calories']).nutrients[0]!.knownPct).toBe(99)
})

test('without a weight nobody knows the share: the figure stays, and names whose weight is missing [NEXT-10]', () => {
  const bunch = ingredient({ name: 'Parsley', grams: null })
  expect(sumNutrition([butter, bunch], rational(1), ['Calories'])).toEqual({
    grams: null,
    nutrients: [{ name: 'Calories', uom: 'kcal', amount: 1020, knownPct: null }],
    withoutLabel: [],
    withoutWeight: ['Parsley'],
  })
})

test('a quantity that is unknown, or in another unit, is not known; a real zero is [NEXT-10]', () => {
  const water = ingredient({ name: 'Tea', label: [{ name: 'Calories', quantity: 0, uom: 'kcal' }] })
  const odd = ingredient({ label: [{ name: 'Calories', quantity: 400, uom: 'kJ' }] })
  const blank = ingredient({ label: [{ name: 'Calories', quantity: null, uom: 'kcal' }] })
  const of = (...each: EatenIngredient[]) => sumNutrition(each, rational(1), ['Calories']).nutrients[0]
  expect(of(water)).toMatchObject({ amount: 0, knownPct: 100 })
  expect(of(water, odd)).toMatchObject({ amount: 0, knownPct: 50 })
  expect(of(blank)).toMatchObject({ amount: null, knownPct: 0 })
})
