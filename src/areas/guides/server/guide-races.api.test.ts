import { beforeAll, expect, test } from 'vitest'
import { createCustomerLocation, deleteCustomerLocation } from '#areas/customer-data/named-entries.endpoints.ts'
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
  // Until both have been first once: a busy machine may favour one.
  for (let round = 0; round < 20 || (seen.size < 2 && round < 400); round++) {
    const params = await madeGuide(
      buyer,
      [items.flour, items.oil].map((itemNumber) => ({ itemNumber })),
    )
    const lineIds = (await linesIn(buyer, params)).map(({ lineId }) => lineId).toReversed()
    const move = { lineIds, beforeLineId: null }
    const racers = [
      () => colleague.call(sortGuide, { params, body: { move } }),
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
      colleague.call(sortGuide, { params, body: { move: { lineIds: ids.toReversed(), beforeLineId: null } } }),
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

test('one name two guides are renamed to at once is one guide’s [GUIDE-1]', async () => {
  for (let round = 0; round < 20; round++) {
    const guides = [await madeGuide(buyer), await madeGuide(buyer)]
    const rename = (client: Client, params: (typeof guides)[number]) =>
      client.call(updateGuide, { params, body: { action: 'UpdateGuide', name: `Renamed ${round}` } })
    const body = { type: 'CustomOrder' as const, name: `Renamed ${round}` }
    const answers = await Promise.all([
      rename(buyer, guides[0]!),
      rename(colleague, guides[1]!),
      buyer.call(createGuide, { params: shipTos.own, body }),
    ])
    expect(answers.map(codeOf).filter((code) => code !== null)).toEqual(['guide_name_taken', 'guide_name_taken'])
    for (const params of guides) await buyer.ask(deleteGuide, { params })
  }
})

test('names that differ in the case of Greek letters are one name [GUIDE-1]', async () => {
  const create = (name: string) =>
    buyer.call(createGuide, { params: shipTos.own, body: { type: 'CustomInventory', name } })
  expect(codeOf(await create('ΠΑΓΟΣ'))).toBe(null)
  // JavaScript writes the last letter of the first as a final sigma, and PostgreSQL does not.
  expect(codeOf(await create('παγοσ'))).toBe('guide_name_taken')
})

test('a location deleted while a line takes it is in use or not found, whoever comes first [GUIDE-1, GUIDE-4]', async () => {
  for (let round = 0; round < 30; round++) {
    const params = await madeGuide(buyer, [{ itemNumber: items.flour }])
    const [line] = await linesIn(buyer, params)
    const { location } = await buyer.ask(createCustomerLocation, {
      params: shipTos.own,
      body: { name: `Taken ${round}` },
    })
    const itemsChanged = [{ lineId: line!.lineId, locationId: location.id }]
    const [changed, deleted] = await Promise.all([
      buyer.call(updateGuide, { params, body: { action: itemsOnly, itemsChanged } }),
      colleague.call(deleteCustomerLocation, { params: { ...shipTos.own, id: location.id }, query: {} }),
    ])
    expect([
      ['location_not_found', null],
      [null, 'in_use'],
    ]).toContainEqual([codeOf(changed), codeOf(deleted)])
    await buyer.ask(deleteGuide, { params })
  }
})

test('a guide copied while one of its locations is deleted is copied with or without it [GUIDE-1, GUIDE-4]', async () => {
  for (let round = 0; round < 30; round++) {
    const { location } = await buyer.ask(createCustomerLocation, {
      params: shipTos.own,
      body: { name: `Copied ${round}` },
    })
    const source = await madeGuide(buyer, [{ itemNumber: items.flour, locationId: location.id }])
    const from = { kind: 'guide' as const, type: source.type, guideId: source.guideId }
    const [copied, deleted] = await Promise.all([
      buyer.call(createGuide, { params: shipTos.own, body: { type: 'CustomOrder', name: `Copy ${round}`, from } }),
      colleague.call(deleteCustomerLocation, {
        params: { ...shipTos.own, id: location.id },
        query: { moveTo: 'none' },
      }),
    ])
    expect([codeOf(copied), codeOf(deleted)]).toEqual([null, null])
    if (!copied.ok) continue
    const copy = { ...source, guideId: copied.body.guide.id }
    expect((await linesIn(buyer, copy))[0]?.locationId).toBe(null)
    await Promise.all([source, copy].map((params) => buyer.ask(deleteGuide, { params })))
  }
})

test('own words of one item written through two guides at once are both kept [GUIDE-1]', async () => {
  const guides = [
    await madeGuide(buyer, [{ itemNumber: items.flour }]),
    await madeGuide(buyer, [{ itemNumber: items.flour }]),
  ]
  const lineIds = await Promise.all(guides.map(async (params) => (await linesIn(buyer, params))[0]!.lineId))
  const write = (at: 0 | 1, words: { customerDescription?: string; customerItemNumber?: string }) =>
    [buyer, colleague][at]!.ask(updateGuide, {
      params: guides[at]!,
      body: { action: itemsOnly, itemsChanged: [{ lineId: lineIds[at]!, ...words }] },
    })
  for (let round = 0; round < 20; round++) {
    const words = { customerDescription: `Flour ${round}`, customerItemNumber: `F${round}` }
    await Promise.all([
      write(0, { customerDescription: words.customerDescription }),
      write(1, { customerItemNumber: words.customerItemNumber }),
    ])
    expect((await linesIn(buyer, guides[0]!))[0]).toMatchObject(words)
  }
})
