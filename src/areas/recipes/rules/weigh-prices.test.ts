import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areEqual, rational, zero } from '#kit/rational.ts'
import { exactPlateCost, type RecipeToCost, subRecipeCosts } from './cost-recipe.ts'
import { costOn } from './price-effect.ts'
import { type WeighedRecipe, weighPrices } from './weigh-prices.ts'

const line = (priceKey: string | null, quantity: number, ruPerPu: number, change = {}) => ({
  priceKey,
  quantity,
  ruPerPu,
  yieldPct: 100,
  subRecipeId: null,
  ...change,
})
const dough: WeighedRecipe = {
  type: 'SUB_RECIPE',
  servings: null,
  noOfRecipeUnits: 2,
  qFactor: 0,
  ingredients: [line('flour', 2, 40)],
}
const pizza: WeighedRecipe = {
  type: 'MENU_RECIPE',
  servings: 4,
  noOfRecipeUnits: null,
  qFactor: 10,
  ingredients: [line(null, 3, 1, { subRecipeId: 'dough' }), line('flour', 1, 40), line('oil', 1, 8, { yieldPct: 80 })],
}

test('a serving takes of each price what its lines and sub recipes take, with the Q factor [RECIPE-2]', () => {
  const weigh = weighPrices(new Map(Object.entries({ dough, pizza })))
  // A unit of dough: 2/40 of a case over two. A pizza: three of these and 1/40, times 1.1, over 4.
  expect(weigh('dough')!.get('flour')).toEqual(rational(1, 40))
  expect(weigh('pizza')!.get('flour')).toEqual(rational(4 * 11, 40 * 40))
  expect(weigh('pizza')!.get('oil')).toEqual(rational(11 * 100, 8 * 80 * 40))
})

test('no ingredients, a part that is absent or a recipe within itself: nothing is weighed [RECIPE-2]', () => {
  const loop = { ...dough, ingredients: [line(null, 1, 1, { subRecipeId: 'loop' })] }
  const lost = { ...dough, ingredients: [line(null, 1, 1, { subRecipeId: 'gone' })] }
  const weigh = weighPrices(new Map(Object.entries({ loop, lost, empty: { ...dough, ingredients: [] } })))
  expect([weigh('loop'), weigh('lost'), weigh('empty'), weigh('unknown')]).toEqual([null, null, null, null])
})

const decimal = (largest: number) => fc.integer({ min: 1, max: largest * 100 }).map((units) => units / 100)
const drawn = fc.record({
  servings: fc.integer({ min: 1, max: 50 }),
  qFactor: fc.constantFrom(0, 2.5, 12.25),
  lines: fc.array(fc.record({ quantity: decimal(50), ruPerPu: decimal(90), yieldPct: decimal(100) }), {
    minLength: 1,
    maxLength: 5,
  }),
  prices: fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 3, maxLength: 3 }),
})

test('the sum of prices times weights is exactly what the recipe costs [RECIPE-2]', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 4 }), (plans) => {
      // Each recipe contains the next one, and items whose prices are shared by all of them.
      const prices = plans[0]!.prices
      const recipes = plans.map(({ servings, qFactor, lines }, at) => ({
        type: at === 0 ? ('MENU_RECIPE' as const) : ('SUB_RECIPE' as const),
        servings: at === 0 ? servings : null,
        noOfRecipeUnits: at === 0 ? null : servings,
        menuPricePerServing: null,
        qFactor,
        ingredients: lines.map((each, index) => {
          const isSub = index === 0 && at < plans.length - 1
          const key = index % prices.length
          return {
            ...each,
            subRecipeId: isSub ? String(at + 1) : null,
            priceKey: isSub ? null : String(key),
            price: isSub ? null : rational(prices[key]!),
          }
        }),
      }))
      const byId = new Map(recipes.map((recipe, at) => [String(at), recipe]))
      const toCost: ReadonlyMap<string, RecipeToCost> = byId
      const weights = weighPrices(byId)('0')!
      const sum = costOn(weights, '2026-03-02', (key) => rational(prices[Number(key)]!))
      const cost = exactPlateCost(recipes[0]!, subRecipeCosts(toCost))
      expect(areEqual(sum ?? zero, cost!)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
