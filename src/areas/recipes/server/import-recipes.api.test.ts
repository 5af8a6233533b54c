import { beforeEach, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { createCustomItem } from '#areas/customer-data/custom-items.endpoints.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { items } from '#tests/support/distributor.ts'
import { getRecipe, listRecipes } from '../recipes.endpoints.ts'
import { menuRecipe, some, subRecipe } from '../testing/build-recipe.ts'
import { startKitchen } from '../testing/start-kitchen.ts'

const { api, buyer, params, emptyKitchen, add, oneOf, titles } = await startKitchen()

const head =
  'division,shipTo,title,lineNumber,type,servings,menuPricePerServing,noOfRecipeUnits,madeUnit,directions,ingredient,quantity,recipeUnit,purchaseUnit,ruPerPu,yieldPct'
async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const imported = (...rows: string[]) =>
  importBytes(api.db, importKinds.recipes, bytesOf(`${[head, ...rows].join('\n')}\n`), { format: 'csv' })
const at = 'NLV,101'
const dough = (line: number, what: string) => `${at},Dough,${line},SUB_RECIPE,,,2,qt,Mix.|Rest.,${what}`
const pizza = (line: number, what: string) => `${at},Pizza,${line},MENU_RECIPE,4,14.00,,,Bake.,${what}`
const twoPounds = `${items.flour},2,lb,1,40,80`

beforeEach(emptyKitchen)
const named = async (title: string) => {
  const { recipes } = await buyer.ask(listRecipes, { params })
  return buyer.ask(getRecipe, { params: oneOf(recipes.find((each) => each.title === title)!) })
}

test('recipes come with items, custom items and sub recipes, in any order, and once [RECIPE-3, PLAT-3]', async () => {
  await buyer.ask(createCustomItem, {
    params,
    body: { description: 'Ramps', customerItemNumber: 'R-1', casePrice: 900 },
  })
  const file = [
    pizza(1, 'recipe:dough,1,qt,1,1,100'),
    pizza(2, 'custom:R-1,1,bunch,1,9,'),
    dough(1, twoPounds),
    dough(2, `${items.oil},0.25,case,1,1,100`),
  ]
  expect(await imported(...file)).toMatchObject({ added: 4, refused: 0 })
  // 2 lb / 80 % of $0.50: $1.25; a quarter of a $30.00 case: $7.50; over two quarts $4.375.
  expect(await named('Dough')).toMatchObject({ type: 'SUB_RECIPE', costPerRu: 4375, directions: ['Mix.', 'Rest.'] })
  expect(await named('Pizza')).toMatchObject({
    servings: 4,
    menuPricePerServing: 1400,
    ingredients: [
      { subRecipeTitle: 'Dough', cost: 438 },
      { ingredientType: 'Custom item', cost: 100 },
    ],
    version: 1,
  })
  expect(await imported(...file)).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
  const more = await imported(pizza(2, 'custom:R-1,2,bunch,1,9,').replace('Pizza', 'PIZZA'))
  expect(more).toMatchObject({ changed: 1, added: 0 })
  expect(await named('Pizza')).toMatchObject({ ingredients: [{}, { quantity: 2 }], version: 2 })
})

test('a bad row is refused with its column and takes its recipe with it; the others are stored [RECIPE-3, PLAT-3]', async () => {
  const report = await imported(
    dough(1, twoPounds),
    pizza(1, 'recipe:Dough,0,qt,1,1,100'),
    pizza(2, twoPounds),
    `${at},Soup,1,MENU_RECIPE,,,,,,${twoPounds}`,
    `${at},Toast,1,MENU_RECIPE,2,,,,,9999999,1,lb,1,1,100`,
    `${at},Roll,1,MENU_RECIPE,2,,,,,recipe:Nothing,1,lb,1,1,100`,
    `${at},Bun,1,MENU_RECIPE,2,,,,,custom:None,1,lb,1,1,100`,
    `${at},Cake,1,MENU_RECIPE,2,,,,,${items.oil},1,each,2,1,100`,
    `${at},Tart,1,MENU_RECIPE,2,,,,,${items.flour},1,lb,1,0,101`,
    `NLV,999,Tart,1,MENU_RECIPE,2,,,,,${items.flour},1,lb,1,1,`,
    `${at},Stew,1,MENU_RECIPE,2,,,,,${twoPounds}`,
    `${at},Stew,2,MENU_RECIPE,3,,,,,${twoPounds}`,
  )
  expect(
    report.refusals.map(({ line, field }) => [line, field]).toSorted((a, b) => Number(a[0]) - Number(b[0])),
  ).toEqual([
    [3, 'quantity'],
    [4, 'lineNumber'],
    [5, 'servings'],
    [6, 'ingredient'],
    [7, 'ingredient'],
    [8, 'ingredient'],
    [9, 'purchaseUnit'],
    [10, 'ruPerPu'],
    [11, 'shipTo'],
    [12, 'lineNumber'],
    [13, 'title'],
  ])
  expect(await titles({})).toEqual(['Dough'])
})

const soup = (line: number, what: string) => `${at},Soup,${line},MENU_RECIPE,4,14.00,,,,${what}`
test.each([
  ['a cell', 'quantity', soup(3, `${items.oil},0,lb,1,1,100`)],
  ['an item that is not there', 'ingredient', soup(3, '9999999,1,lb,1,1,100')],
  ['a sub recipe that is not there', 'ingredient', soup(3, 'recipe:Nothing,1,qt,1,1,100')],
  ['its number, which another row has', '', soup(2, twoPounds)],
  ['the same number in other letters', 'lineNumber', soup(2, twoPounds).replace('Soup', 'SOUP')],
])(
  'a last line that is refused for %s takes its recipe with it, and no other [RECIPE-3, PLAT-3]',
  async (_, field, last) => {
    const file = [soup(1, twoPounds), soup(2, twoPounds), last, dough(1, twoPounds)]
    const report = await imported(...file)
    expect(report).toMatchObject({ added: 1, refused: 3 })
    expect(report.refusals).toContainEqual({ line: 4, field, reason: expect.any(String) })
    expect(report.refusals.filter(({ line }) => line < 4)).toHaveLength(2)
    expect(await titles({})).toEqual(['Dough'])
  },
)

test('a stored recipe stays as it is when a line of its new version is refused [RECIPE-3, PLAT-3]', async () => {
  await imported(soup(1, twoPounds), soup(2, twoPounds))
  const changed = [soup(1, `${items.flour},3,lb,1,40,80`), soup(2, twoPounds), soup(3, `${items.oil},0,lb,1,1,100`)]
  expect(await imported(...changed)).toMatchObject({ added: 0, changed: 0, refused: 3 })
  expect(await named('Soup')).toMatchObject({ version: 1, ingredients: [{ quantity: 2 }, { quantity: 2 }] })
})

test('a recipe comes whole wherever its rows stand in a long file [RECIPE-3, PLAT-3]', async () => {
  const rows = Array.from({ length: 2400 }, (_, n) =>
    soup(1 + (n % 120), twoPounds).replace('Soup', `Soup ${Math.floor(n / 120)}`),
  )
  // The first recipe's last line comes at the end of the file, and is refused.
  const late = soup(121, '9999999,1,lb,1,1,100').replace('Soup', 'Soup 0')
  expect(await imported(...rows, pizza(1, 'recipe:Dough,1,qt,1,1,100'), late, dough(1, twoPounds))).toMatchObject({
    added: 2282,
    refused: 121,
  })
})

test('cycles are refused with their path, also through what the kitchen has; another kitchen’s recipe is none [RECIPE-3, PLAT-3, security 10]', async () => {
  const stock = await add(subRecipe('Stock'))
  await add(subRecipe('Sauce', [some(stock.id)]))
  const report = await imported(`${at},Stock,1,SUB_RECIPE,,,2,qt,,recipe:Sauce,1,qt,1,1,`)
  expect(report.refusals).toMatchObject([
    { line: 2, field: 'ingredient', reason: expect.stringContaining("'Stock' contains 'Sauce' contains 'Stock'") },
  ])
  await add(menuRecipe('Stew', [some(stock.id)]))
  expect(await imported(`${at},Stock,1,MENU_RECIPE,2,,,,,${twoPounds}`)).toMatchObject({ refused: 1 })
  const theirs = await imported('NLV,201,Theirs,1,MENU_RECIPE,2,,,,,recipe:Stock,1,qt,1,1,')
  expect(theirs.refusals).toMatchObject([{ field: 'ingredient' }])
})

test('a formula in a title is text, in the portal as in a file [RECIPE-3, security 41]', async () => {
  const title = '=HYPERLINK("http://x") <img src=x onerror=alert(1)>'
  const quoted = `"${title.replaceAll('"', '""')}"`
  expect(await imported(`${at},${quoted},1,MENU_RECIPE,2,,,,,${twoPounds}`)).toMatchObject({ added: 1 })
  expect(await titles({})).toEqual([title])
})
