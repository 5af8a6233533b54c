import { beforeEach, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { getSubstitution, saveSubstitution } from '../substitutions.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const load = (...rows: string[]) =>
  importBytes(
    api.db,
    importKinds.substitutions,
    bytesOf(`${['division,shipTo,itemNumber,choice,alternatives,maxIncreasePercent', ...rows].join('\n')}\n`),
    { format: 'csv' },
  )
const read = async (itemNumber: string = items.flour) =>
  (await buyer.ask(getSubstitution, { params: { ...shipTos.own, itemNumber } })).substitution
const flour = `NLV,101,${items.flour}`

beforeEach(async () => {
  await api.db.run('delete from substitution_preferences')
  await api.db.run(`update items set details = '{}', dietary_preferences = '{}'`)
})

test('preferences come from a file, again without change, and a later file changes them [NEXT-3, PLAT-3]', async () => {
  const file = [`${flour},substitute,${items.oil}|${items.outOfStock},25`, `NLV,101,${items.oil},none,,`]
  expect(await load(...file)).toMatchObject({ read: 2, added: 2, refused: 0 })
  expect(await read()).toMatchObject({
    choice: 'substitute',
    alternatives: [{ itemNumber: items.oil }, { itemNumber: items.outOfStock }],
    maxIncreasePercent: 25,
  })
  expect(await read(items.oil)).toMatchObject({ choice: 'none', alternatives: [] })
  expect(await load(...file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await load(`${flour},ask,,`)).toMatchObject({ changed: 1 })
  expect(await read()).toMatchObject({ choice: 'ask', alternatives: [], maxIncreasePercent: null, version: 2 })
})

test('a file accepts no loss: an alternative with an allergen is refused, unless a person accepted it before [NEXT-3, CHECK-2]', async () => {
  await api.db.run(`update items set details = '{"allergensContains": ["Milk"]}' where item_number = $1`, [items.oil])
  const report = await load(`${flour},substitute,${items.oil},10`)
  expect(report).toMatchObject({ added: 0, refused: 1 })
  expect(report.refusals[0]).toMatchObject({ line: 2, field: 'alternatives' })
  const alternative = { itemNumber: items.oil, accepted: { diets: [], allergens: ['Milk'], unstated: [] } }
  await buyer.ask(
    saveSubstitution,
    {
      params: { ...shipTos.own, itemNumber: items.flour },
      body: { choice: 'substitute', alternatives: [alternative], maxIncreasePercent: 10 },
    },
    { ifMatch: 0 },
  )
  expect(await load(`${flour},substitute,${items.oil},10`)).toMatchObject({ unchanged: 1 })
  expect(await load(`${flour},substitute,${items.oil},20`)).toMatchObject({ changed: 1, refused: 0 })
  const { alternatives } = await api.db.row<{ alternatives: unknown }>(
    'select alternatives from substitution_preferences',
  )
  expect(alternatives).toEqual([alternative])
})

test.each([
  ['a substitute without alternatives', `${flour},substitute,,10`, 'alternatives'],
  ['alternatives of what is asked about', `${flour},ask,${items.oil},`, 'alternatives'],
  ['a substitute without a limit', `${flour},substitute,${items.oil},`, 'maxIncreasePercent'],
  ['an alternative that is not sold', `${flour},substitute,0009999,10`, 'alternatives'],
  ['an item that is not sold', 'NLV,101,0009999,none,,', 'itemNumber'],
  ['a prospect', `NLV,301,${items.flour},none,,`, 'shipTo'],
  ['a word that is no choice', `${flour},maybe,,`, 'choice'],
])('%s is refused by its field, and nothing else is [NEXT-3, PLAT-3]', async (_, row, field) => {
  const report = await load(row, `NLV,101,${items.oil},none,,`)
  expect(report).toMatchObject({ added: 1, refused: 1 })
  expect(report.refusals[0]).toMatchObject({ line: 2, field })
})
