import { beforeAll, expect, test } from 'vitest'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { addItemsToGuide, addToGuides, sortGuide, updateGuide } from '../guide-items.endpoints.ts'
import { createGuide, deleteGuide, listGuides } from '../guides.endpoints.ts'
import { linesIn, madeGuide, numbersIn, standardGuide, versionOf } from '../testing/made-guide.ts'

const api = await startApi()
let buyer: Client
let colleague: Client
beforeAll(async () => {
  ;[buyer, colleague] = await Promise.all([api.as('buyer'), api.as('colleague')])
})

const itemsOnly = 'UpdateGuideItemsOnly' as const
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => work(at))
const many = times(1000, (at) => String(2_000_000 + at))

/** A thousand further items of the division. */
async function addManyItems() {
  await api.db.run(
    `insert into items (division, item_number, description, brand, category_id)
     select 'NLV', n, 'ITEM ' || n, 'Millstone', 'dry' from unnest($1::text[]) n on conflict do nothing`,
    [many],
  )
}

test('of two people who change one version of a guide one is refused, and no change is lost [GUIDE-1]', async () => {
  for (let round = 0; round < 20; round++) {
    const params = await madeGuide(buyer)
    const version = await versionOf(buyer, params)
    const add = (client: Client, itemNumber: string) =>
      client.call(
        updateGuide,
        { params, body: { action: itemsOnly, itemsAdded: [{ itemNumber }] } },
        { ifMatch: version },
      )
    const answers = await Promise.all([add(buyer, items.flour), add(colleague, items.oil)])
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['guide_changed', null]))
    const winner = answers[0]!.ok ? items.flour : items.oil
    expect(await numbersIn(buyer, params)).toEqual([winner])
  }
})

test('without If-Match both changes are in the guide, and one item added by two is in it once [GUIDE-1]', async () => {
  const params = await madeGuide(buyer)
  const add = (client: Client, itemNumber: string) =>
    client.call(updateGuide, { params, body: { action: itemsOnly, itemsAdded: [{ itemNumber }] } })
  const answers = await Promise.all([
    add(buyer, items.flour),
    add(colleague, items.flour),
    add(colleague, items.oil),
    add(buyer, items.bread),
  ])
  expect(answers.map(codeOf).filter((code) => code !== null)).toEqual(['item_already_in_guide'])
  const numbers = await numbersIn(buyer, params)
  expect([numbers.length, new Set(numbers)]).toEqual([3, new Set([items.flour, items.oil, items.bread])])
  const { guides } = await buyer.ask(listGuides, { params: shipTos.own })
  expect(guides.find(({ id }) => id === params.guideId)?.lineCount).toBe(3)
})

test('a thousand lines are added at once, and a second time change nothing [GUIDE-2]', async () => {
  await addManyItems()
  const params = await madeGuide(buyer)
  const add = () => buyer.ask(addItemsToGuide, { params, body: { itemNumbers: many } })
  const both = await Promise.all([add(), add()])
  expect(both.toSorted((a, b) => a.added - b.added)).toMatchObject([
    { added: 0, alreadyInGuide: 1000 },
    { added: 1000, alreadyInGuide: 0 },
  ])
  expect(await numbersIn(buyer, params)).toEqual(many)
})

test('a delete while another sorts: the sort is done or finds no guide, and nothing is left behind [GUIDE-1]', async () => {
  const seen = new Set<string | null>()
  for (let round = 0; round < 20; round++) {
    const params = await madeGuide(
      buyer,
      [items.flour, items.oil].map((itemNumber) => ({ itemNumber })),
    )
    const lineIds = (await linesIn(buyer, params)).map(({ lineId }) => lineId).toReversed()
    const racers = [
      () => colleague.call(sortGuide, { params, body: { lineIds } }),
      () => buyer.call(deleteGuide, { params }),
    ]
    const [one, other] = await Promise.all((round % 2 ? racers : racers.toReversed()).map((race) => race()))
    const [sorted, deleted] = round % 2 ? [one!, other!] : [other!, one!]
    expect(deleted.ok).toBe(true)
    expect([null, 'guide_not_found']).toContain(codeOf(sorted))
    seen.add(codeOf(sorted))
    const rest = await api.db.rows('select 1 from guide_items where guide_id = $1', [params.guideId])
    expect(rest).toEqual([])
  }
  expect(seen.size).toBe(2)
})

test('a line removed while another sorts: no line is lost or comes back [GUIDE-1, security 62]', async () => {
  for (let round = 0; round < 20; round++) {
    const params = await madeGuide(
      buyer,
      [items.flour, items.oil, items.bread].map((itemNumber) => ({ itemNumber })),
    )
    const ids = (await linesIn(buyer, params)).map(({ lineId }) => lineId)
    const [sorted] = await Promise.all([
      colleague.call(sortGuide, { params, body: { lineIds: ids.toReversed() } }),
      buyer.ask(updateGuide, { params, body: { action: itemsOnly, itemsRemoved: [{ lineId: ids[1]! }] } }),
    ])
    expect([null, 'guide_lines_changed']).toContain(codeOf(sorted))
    const left = [items.flour, items.bread]
    expect(await numbersIn(buyer, params)).toEqual(sorted.ok ? left.toReversed() : left)
  }
})

test('twelve people who open a new ship-to’s guides at once find one Standard guide [GUIDE-1]', async () => {
  const clients = times(12, (at) => (at % 2 ? buyer : colleague))
  const found = await Promise.all(clients.map((client) => client.ask(listGuides, { params: shipTos.sibling })))
  expect(new Set(found.map(({ defaultOrderGuideId }) => defaultOrderGuideId)).size).toBe(1)
  expect((await standardGuide(buyer, shipTos.sibling)).guideId).toBe(found[0]!.defaultOrderGuideId)
})

test('one name taken by two at once makes one guide [GUIDE-1]', async () => {
  const body = { type: 'CustomOrder' as const, name: 'Of two' }
  const answers = await Promise.all(times(6, () => buyer.call(createGuide, { params: shipTos.own, body })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.map(codeOf).filter((code) => code !== null)).toEqual(times(5, () => 'guide_name_taken'))
})

test('one key makes one guide, however often it is sent [PLAT-2, GUIDE-1]', async () => {
  const body = { type: 'CustomOrder' as const, name: 'Once' }
  const send = () => buyer.call(createGuide, { params: shipTos.own, body }, { key: 'create-once' })
  const answers = await Promise.all(times(6, send))
  expect(new Set(answers.map((answer) => (answer.ok ? answer.body.guide.id : answer.body.code))).size).toBe(1)
})

test('guides that two people add to in opposite orders never wait for each other in a circle [GUIDE-2]', async () => {
  const [one, other] = [await madeGuide(buyer), await madeGuide(buyer)]
  const ids = [one.guideId, other.guideId]
  const add = (client: Client, itemNumber: string, selectedGuideIds: string[]) =>
    client.call(addToGuides, { params: shipTos.own, body: { itemNumber, selectedGuideIds } })
  const answers = await Promise.all([
    add(buyer, items.flour, ids),
    add(colleague, items.oil, ids.toReversed()),
    add(buyer, items.bread, ids),
    add(colleague, items.napkins, ids.toReversed()),
  ])
  expect(answers.map(codeOf)).toEqual([null, null, null, null])
  for (const params of [one, other]) expect(await numbersIn(buyer, params)).toHaveLength(4)
})
