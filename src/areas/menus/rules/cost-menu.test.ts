import { expect, test } from 'vitest'
import { rational, writeRational } from '#kit/rational.ts'
import { costMenu, type DishToCost, servingsFor } from './cost-menu.ts'

const dish = (change: Partial<DishToCost>): DishToCost => ({
  sharePct: 100,
  portions: 1,
  costPerServing: rational(200),
  menuPricePerServing: 1000,
  ...change,
})

test('the expected food cost of a mix is what its dishes cost by what they bring, by their shares [NEXT-10]', () => {
  // Of a hundred guests 60 take the pizza ($2.00 of $10.00), 30 the steak ($9.00 of $24.00), and
  // 50 share two biscuits each ($0.25 of $1.50).
  const dishes = [
    dish({ sharePct: 60 }),
    dish({ sharePct: 30, costPerServing: rational(900), menuPricePerServing: 2400 }),
    dish({ sharePct: 50, portions: 2, costPerServing: rational(25), menuPricePerServing: 150 }),
  ]
  // Costs 120 + 270 + 25 = 415 cents a guest, brings 600 + 720 + 150 = 1,470: 28.231… %.
  expect(costMenu(dishes, 28.23)).toEqual({
    isPricePresent: true,
    costPerCover: 415,
    pricePerCover: 1470,
    foodCostPct: 28.23,
    isOverFoodCost: true,
  })
  expect(costMenu(dishes, 28.24).isOverFoodCost).toBe(false)
  expect(costMenu(dishes, null).isOverFoodCost).toBe(false)
})

test('figures are rounded once, from the exact sum [NEXT-10]', () => {
  // Three thirds of a cent are a cent, and not three times nothing.
  const third = dish({ costPerServing: rational(1, 3), menuPricePerServing: 1 })
  expect(costMenu([third, third, third], null)).toMatchObject({ costPerCover: 1, pricePerCover: 3, foodCostPct: 33.33 })
})

test('what is unknown stays unknown, and never counts as nothing [NEXT-10]', () => {
  const unpriced = dish({ costPerServing: null })
  expect(costMenu([dish({}), unpriced], 20)).toEqual({
    isPricePresent: false,
    costPerCover: null,
    pricePerCover: 2000,
    foodCostPct: null,
    isOverFoodCost: false,
  })
  expect(costMenu([dish({}), dish({ menuPricePerServing: null })], 20)).toMatchObject({
    isPricePresent: true,
    costPerCover: 400,
    pricePerCover: null,
    foodCostPct: null,
  })
  expect(costMenu([], 20)).toMatchObject({ costPerCover: null, pricePerCover: null, foodCostPct: null })
})

test('covers become servings by share and portions, exactly [NEXT-10]', () => {
  expect(writeRational(servingsFor({ sharePct: 33.33, portions: 1.5 }, 120))).toBe('29997/500')
})
