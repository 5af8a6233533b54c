import { afterEach, beforeEach, expect, test } from 'vitest'
import { items } from '#tests/support/distributor.ts'
import { getPriceEffect, listPriceEffects } from '../price-effects.endpoints.ts'
import { flour, menuRecipe, some, subRecipe } from '../testing/build-recipe.ts'
import { startKitchen } from '../testing/start-kitchen.ts'

// Today is 2026-03-02 where the division is.
const { api, buyer, params, emptyKitchen, add, oneOf } = await startKitchen()

const contract = (startsOn: string, cents: number, endsOn: string | null = null) =>
  api.db.run(
    `insert into item_prices (division, item_number, scope, starts_on, ends_on, case_price_cents)
     values ('NLV', $1, 'S:0000101', $2, $3, $4)`,
    [items.flour, startsOn, endsOn, cents],
  )

beforeEach(emptyKitchen)
afterEach(() => api.db.run(`delete from item_prices where scope = 'S:0000101'`))

test('a recipe shows by day what prices did to a plate, through its sub recipes [RECIPE-2]', async () => {
  // 3 qt of dough take 3 lb at $0.50; over 4 servings $0.375, of $1.20 31.25 %.
  const dough = await add(subRecipe('Dough'))
  const pizza = await add(menuRecipe('Pizza', [some(dough.id, 3)], { menuPricePerServing: 120 }))
  await contract('2026-02-10', 4240, '2026-02-20')
  await contract('2026-02-25', 2400)
  const effect = await buyer.ask(getPriceEffect, { params: oneOf(pizza), query: { weeks: '4' } })
  expect(effect).toMatchObject({
    type: 'MENU_RECIPE',
    since: '2026-02-02',
    until: '2026-03-02',
    pricingType: 'current',
  })
  // $42.40 a case: $0.795; the list price after the contract's last day; then $24.00: $0.45.
  expect(effect.days.map(({ date, cost, foodCostPct }) => [date, cost, foodCostPct])).toEqual([
    ['2026-02-02', 38, 31.25],
    ['2026-02-10', 80, 66.25],
    ['2026-02-21', 38, 31.25],
    ['2026-02-25', 45, 37.5],
  ])
  // 0.795 - 0.375; and from the first day to the last 0.45 - 0.375: 7.5 cents, rounded once.
  expect(effect.days[1]!.changes).toEqual([
    { title: 'FLOUR ALL PURPOSE', itemNumber: items.flour, unit: 'case', before: 20_000, after: 42_400, effect: 42 },
  ])
  expect(effect.change).toBe(8)
  const ofDough = await buyer.ask(getPriceEffect, { params: oneOf(dough), query: { weeks: '4' } })
  expect(ofDough).toMatchObject({ type: 'SUB_RECIPE', recipeUnit: 'qt', change: 100 })
})

test('the list has the recipes whose prices changed, the largest change first [RECIPE-2]', async () => {
  await contract('2026-02-25', 2400)
  const small = await add(menuRecipe('Roll', [flour({ quantity: 1 })], { menuPricePerServing: 50 }))
  const large = await add(menuRecipe('Loaf', [flour({ quantity: 8 })]))
  await add(menuRecipe('Salad', [flour({ itemNumber: items.oil, recipeUnit: 'case', ruPerPu: 1 })]))
  await api.db.run('update ship_tos set max_food_cost_pct = 28')
  const list = await buyer.ask(listPriceEffects, { params, query: { weeks: '4' } })
  expect(list).toMatchObject({ totalRecords: 2, unchanged: 1, since: '2026-02-02', maxFoodCostPct: 28 })
  expect(list.recipes).toMatchObject([
    { id: large.id, before: 100, after: 120, change: 20, foodCostPct: null, isOverFoodCost: false },
    { id: small.id, before: 13, after: 15, change: 3, foodCostPctBefore: 25, foodCostPct: 30, isOverFoodCost: true },
  ])
  expect(list.recipes[0]!.causes).toMatchObject([{ itemNumber: items.flour, effect: 20 }])
  const day = await buyer.ask(listPriceEffects, { params, query: { weeks: '1', pageSize: '1', pageNo: '9' } })
  expect(day).toMatchObject({ pageNo: 2, totalRecords: 2, recipes: [{ title: 'Roll' }] })
})

test('last purchased prices change when something is bought [RECIPE-2]', async () => {
  await api.db.run(`update ship_tos set recipe_pricing_type = 'last purchased'`)
  const toast = await add(menuRecipe('Toast'))
  const bought = async (number: string, date: string, cents: number) => {
    await api.db.run(
      `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
       values ('NLV', $1, '0000101', '0000100', $2, $2, $3, $3)`,
      [number, date, cents],
    )
    await api.db.run(
      `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases,
         shipped_units, case_price_cents, line_total_cents, invoice_date)
       values ('NLV', $1, 1, '0000101', $2, 1, 0, $3, $3, $4)`,
      [number, items.flour, cents, date],
    )
  }
  await bought('OLD', '2026-01-05', 1600)
  await bought('NEW', '2026-02-20', 2400)
  try {
    const effect = await buyer.ask(getPriceEffect, { params: oneOf(toast), query: { weeks: '4' } })
    expect(effect.days.map(({ date, cost }) => [date, cost])).toEqual([
      ['2026-02-02', 20],
      ['2026-02-20', 30],
    ])
    const longer = await buyer.ask(getPriceEffect, { params: oneOf(toast), query: { weeks: '13' } })
    expect(longer.days.map(({ date, cost }) => [date, cost])).toEqual([
      ['2025-12-01', null],
      ['2026-01-05', 20],
      ['2026-02-20', 30],
    ])
    expect(longer.change).toBeNull()
  } finally {
    await api.db.run(`delete from invoices where invoice_number in ('OLD', 'NEW')`)
  }
})

test('without view analysis both are refused [RECIPE-2]', async () => {
  const toast = await add(menuRecipe('Toast'))
  await api.db.run(`update users set role = 'chef' where name = 'colleague'`)
  const chef = await api.as('colleague')
  expect(await chef.call(listPriceEffects, { params })).toMatchObject({ status: 403 })
  expect(await chef.call(getPriceEffect, { params: oneOf(toast) })).toMatchObject({ status: 403 })
})
