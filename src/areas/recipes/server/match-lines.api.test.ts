import { beforeAll, expect, test } from 'vitest'
import { createCustomItem } from '#areas/customer-data/custom-items.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { matchRecipeLines } from '../ingredients.endpoints.ts'
import { createRecipe } from '../recipes.endpoints.ts'
import { subRecipe } from '../testing/build-recipe.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const params = shipTos.own
const matched = async (text: string, more: { recipeId?: string } = {}, client = buyer) =>
  (await client.ask(matchRecipeLines, { params, body: { text, ...more } })).lines
const first = async (text: string, more = {}) => (await matched(text, more))[0]!

beforeAll(async () => {
  await api.db.run(
    `insert into item_purchases values ('NLV', '0000101', $1, 9, '2026-02-27T10:00:00Z', null),
       ('NLV', '0000101', $2, 5, '2026-02-27T10:00:00Z', null), ('NLV', '0000101', $3, 5, '2026-02-27T10:00:00Z', null)`,
    [items.flour, items.chicken, items.napkins],
  )
})

test('a pasted recipe comes back line by line: items, headings, water and what nobody sells [RECIPE-3]', async () => {
  const lines = await matched('For the dough:\n8 oz flour, sifted\n\n2 cups water\n1 tsp unobtainium\nSalt to taste')
  expect(lines.map(({ position, outcome, choices }) => [position, outcome, choices[0]?.reference])).toEqual([
    [1, 'skipped', undefined],
    [2, 'sure', items.flour],
    [4, 'water', undefined],
    [5, 'none', undefined],
    [6, 'none', undefined],
  ])
  expect(lines[0]).toMatchObject({ source: 'For the dough:', reason: 'Heading' })
  expect(lines[1]).toMatchObject({
    quantity: '8',
    recipeUnit: 'oz',
    measurement: 'sifted',
    food: 'flour',
    reason: null,
  })
  expect(lines[4]).toMatchObject({ isToTaste: true, quantity: '' })
})

test('a doubt is named, and more than one food is asked although one of them is bought [RECIPE-3]', async () => {
  expect(await first('flour')).toMatchObject({
    outcome: 'sure',
    quantity: '',
    reason: expect.stringMatching(/^How much/),
  })
  expect(await first('2 lb flour and chicken breast')).toMatchObject({
    outcome: 'asked',
    reason: 'This line names more than one food.',
  })
})

test('what is sold by the each comes as an each; what a can of the line holds is recipe units of a case [RECIPE-3]', async () => {
  expect((await first('6 dinner napkins')).choices[0]).toMatchObject({ reference: items.napkins, purchaseUnit: 2 })
  // 8 bags of 5 lb are 640 oz, 64 cans of 10 oz. A pound of catch weight is 16 oz, 1.6 of them.
  expect((await first('2 (10 oz) cans flour')).choices[0]).toMatchObject({ purchaseUnit: 1, ruPerPu: '64' })
  expect((await first('2 (10 oz) cans chicken breast')).choices[0]).toMatchObject({ ruPerPu: '1.6' })
  expect((await first('2 lb flour')).choices[0]).toMatchObject({ ruPerPu: null })
})

test('a single line is an ingredient whatever it looks like [RECIPE-3]', async () => {
  expect(await first('Mix of flour and nuts')).not.toMatchObject({ outcome: 'skipped' })
})

test('own items and sub recipes are found by name, a recipe never in itself, others’ never [RECIPE-3, security 10]', async () => {
  const { recipe } = await buyer.ask(createRecipe, { params, body: subRecipe('Pizza sauce') })
  await buyer.ask(createCustomItem, { params, body: { description: 'Market ramps' } })
  const stranger = await api.as('stranger')
  await stranger.ask(createRecipe, { params: shipTos.foreign, body: subRecipe('Pizza sauce of others') })
  const { outcome, choices } = await first('1 qt pizza sauce')
  expect([outcome, choices[0]]).toMatchObject(['sure', { ingredientType: 'Sub recipe', reference: recipe.id }])
  expect(choices.map(({ title }) => title)).not.toContain('Pizza sauce of others')
  const itself = await first('1 qt pizza sauce', { recipeId: recipe.id })
  expect(itself.choices.map(({ reference }) => reference)).not.toContain(recipe.id)
  expect(await first('2 bunches ramps')).toMatchObject({
    outcome: 'asked',
    choices: [{ ingredientType: 'Custom item', title: 'Market ramps' }],
  })
})

test('no figure of cost is in the response, for whoever asks [RECIPE-2]', async () => {
  expect(JSON.stringify(await matched('2 lb flour'))).not.toMatch(/cost|price/i)
})

test('an empty text and one of more than 300 lines are refused at their field [RECIPE-3]', async () => {
  const refused = (text: string) => buyer.call(matchRecipeLines, { params, body: { text } })
  expect(await refused(' \n ')).toMatchObject({ status: 400, body: { code: 'lines_missing', field: 'text' } })
  expect(await refused('1 egg\n'.repeat(301))).toMatchObject({
    status: 422,
    body: { code: 'too_many_lines', field: 'text' },
  })
  expect(codeOf(await refused('x'.repeat(50_001)))).toBe('invalid_request')
})
