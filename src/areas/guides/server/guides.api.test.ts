import { beforeAll, expect, test } from 'vitest'
import { type Client, codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { updateGuide } from '../guide-items.endpoints.ts'
import {
  createGuide,
  deleteGuide,
  findGuideShipTo,
  getGuide,
  listGuides,
  setDefaultGuide,
} from '../guides.endpoints.ts'

const api = await startApi()
const params = shipTos.own
let buyer: Client
let dsr: Client
beforeAll(async () => {
  buyer = await api.as('buyer')
  dsr = await api.as('dsr')
})

const create = async (name: string, itemNumbers: readonly string[] = []) => {
  const { guide } = await buyer.ask(createGuide, { params, body: { type: 'CustomOrder', name } })
  const of = { ...params, type: guide.type, guideId: guide.id }
  if (itemNumbers.length > 0) {
    const itemsAdded = itemNumbers.map((itemNumber) => ({ itemNumber }))
    await buyer.ask(updateGuide, { params: of, body: { action: 'UpdateGuideItemsOnly', itemsAdded } })
  }
  return of
}

test('every ship-to has one Standard guide, the default of everybody [GUIDE-1]', async () => {
  const { guides, defaultOrderGuideId } = await buyer.ask(listGuides, { params })
  expect(guides.map(({ type, name }) => [type, name])).toEqual([['Standard', 'Standard guide']])
  expect(guides[0]!.id).toBe(defaultOrderGuideId)
  expect((await dsr.ask(listGuides, { params })).defaultOrderGuideId).toBe(defaultOrderGuideId)
})

test('the Standard guide has what is bought even where another guide was made before anybody read the list [GUIDE-1]', async () => {
  const { division, shipTo } = shipTos.sibling
  for (const daysAgo of [1, 8, 15])
    await api.db.run(
      `with placed as (
         insert into orders (id, order_number, division, ship_to, bill_to, so_type, status, placed_at, total_cases,
           total_units, subtotal_cents)
         values (gen_random_uuid(), nextval('order_numbers')::text, $1, $2, '0000100', 'regularDelivery', 'Invoiced', $3,
           1, 0, 2000) returning id)
       insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases,
         ordered_units, line_total_cents)
       select id, 1, $1, $2, $4, 'x', 1, 0, 2000 from placed`,
      [division, shipTo, new Date(monday.getTime() - daysAgo * 86_400_000), items.flour],
    )
  await dsr.ask(createGuide, { params: shipTos.sibling, body: { type: 'CustomInventory', name: 'First' } })
  const { guides } = await dsr.ask(listGuides, { params: shipTos.sibling })
  expect(guides.map(({ type, lineCount }) => [type, lineCount])).toEqual([
    ['Standard', 1],
    ['CustomInventory', 0],
  ])
})

test('a guide is read in the order of its shelf, with the price of the ship-to [GUIDE-1]', async () => {
  const of = await create('Shelf', [items.oil, items.flour])
  const { rows, guide, totalRecords } = await buyer.ask(getGuide, { params: of, query: { includeTotal: 'true' } })
  expect(rows.map(({ itemNumber, item }) => [itemNumber, item?.price?.casePrice])).toEqual([
    [items.oil, 3000],
    [items.flour, 2000],
  ])
  expect([guide.lineCount, totalRecords]).toEqual([2, 2])
})

test('each person has a default guide of their own, until it is deleted [GUIDE-1]', async () => {
  const of = await create('Mine')
  await buyer.ask(setDefaultGuide, { params, body: { guideId: of.guideId, type: of.type } })
  const defaultOf = async (client: Client) => (await client.ask(listGuides, { params })).defaultOrderGuideId
  expect(await defaultOf(buyer)).toBe(of.guideId)
  expect(await defaultOf(dsr)).not.toBe(of.guideId)
  await buyer.ask(deleteGuide, { params: of })
  expect(await defaultOf(buyer)).toBe(await defaultOf(dsr))
})

test('two guides of a type cannot have one name [GUIDE-1]', async () => {
  await create('Bar')
  const again = await buyer.call(createGuide, { params, body: { type: 'CustomOrder', name: 'BAR' } })
  expect([codeOf(again), again.ok ? undefined : again.body.field]).toEqual(['guide_name_taken', 'name'])
})

test('a guide of another ship-to of the user is found with that ship-to; of others it reads like a missing one [GUIDE-1, SHELL-6, security 9]', async () => {
  const { guide } = await buyer.ask(createGuide, {
    params: shipTos.sibling,
    body: { type: 'CustomInventory', name: 'Next door' },
  })
  const find = (client: Client, guideId: string) => client.call(findGuideShipTo, { params: { guideId } })
  expect((await find(buyer, guide.id)).body).toMatchObject({
    type: 'CustomInventory',
    name: 'Next door',
    shipTo: { division: 'NLV', number: '0000102' },
  })
  const stranger = await api.as('stranger')
  const [foreign, missing] = [await find(stranger, guide.id), await find(stranger, people.buyer)]
  expect([foreign.status, codeOf(foreign)]).toEqual([404, 'guide_not_found'])
  expect(foreign.body).toEqual(missing.body)
})
