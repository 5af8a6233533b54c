import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { createRecipe } from '../recipes.endpoints.ts'
import { getStationSheet, listStations } from '../stations.endpoints.ts'
import { flour, menuRecipe, subRecipe } from '../testing/build-recipe.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const params = shipTos.own

type Body = ReturnType<typeof menuRecipe>
const add = async (body: Body) => (await buyer.ask(createRecipe, { params, body })).recipe.id
const sheet = (query: { station: string; scales?: string }) => buyer.ask(getStationSheet, { params, query })

beforeEach(async () => {
  await api.db.run('truncate recipes cascade')
})

test('a sheet has the recipes of one station, each at its own scale, with costs for who may see them [RECIPE-4]', async () => {
  const bread = await add(menuRecipe('Bread', [flour()], { station: 'Bakery', directions: ['Mix.', 'Bake.'] }))
  await add(subRecipe('Dough', [flour()], { station: 'bakery' }))
  await add(menuRecipe('Soup', [flour()], { station: 'Stove' }))
  await add(menuRecipe('Anywhere'))
  expect(await buyer.ask(listStations, { params })).toEqual({
    stations: [
      { name: 'Bakery', recipes: 2 },
      { name: 'Stove', recipes: 1 },
    ],
  })
  const { recipes } = await sheet({ station: 'Bakery', scales: `${bread}@12` })
  // 2 lb at $0.50 for four are $1.00, for twelve $3.00.
  expect(recipes).toMatchObject([
    { title: 'Bread', servings: 4, directions: ['Mix.', 'Bake.'], totalCost: 300, costPerServing: 25 },
    { title: 'Dough', totalCost: 100 },
  ])
  await api.db.run(`update users set role = 'chef' where name = 'colleague'`)
  const chef = await api.as('colleague')
  const seen = await chef.ask(getStationSheet, { params, query: { station: 'Bakery' } })
  expect(seen.recipes.map(({ title }) => title)).toEqual(['Bread', 'Dough'])
  expect(JSON.stringify(seen)).not.toMatch(/"(total\w*Cost|costPer\w+|\w*[cC]ost)":/)
})

test('a station that nobody names, and bad scales, are refused by field [RECIPE-4]', async () => {
  const id = await add(menuRecipe('Bread', [flour()], { station: 'Bakery' }))
  const asks = (query: { station: string; scales?: string }) => buyer.call(getStationSheet, { params, query })
  expect(await asks({ station: 'Bar' })).toMatchObject({
    status: 404,
    body: { code: 'station_not_found', field: 'station', message: 'No recipe names this station any more.' },
  })
  for (const scales of ['x', `${id}@`, `${id}@1e3`, `${id}@-1`])
    expect(await asks({ station: 'Bakery', scales })).toMatchObject({ status: 400, body: { field: 'scales.0' } })
})
