import { beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/endpoint.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { liveChannel, publish } from '#platform/events/live-events.ts'
import { startApi, type Client } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { getItem, searchShop, suggestItems } from '../shop.endpoints.ts'

const api = await startApi()
let buyer: Client
let stranger: Client
beforeAll(async () => {
  buyer = await api.as('buyer')
  stranger = await api.as('stranger')
})

type ShipTo = (typeof shipTos)[keyof typeof shipTos]
type Query = CallInput<typeof searchShop>['query']
const searched = (query: Query = {}, client = buyer, params: ShipTo = shipTos.own) =>
  client.ask(searchShop, { params, query })
const numbersOf = async (query: Query, client = buyer, params: ShipTo = shipTos.own) =>
  (await searched(query, client, params)).items.map((row) => row.itemNumber).toSorted()

describe('rows', () => {
  test('a row has the price for ship-to and date, and the reason why it cannot be added [ITEM-1, ITEM-7]', async () => {
    const { items: rows, totalRecords, priceDate } = await searched()
    expect([rows.length, totalRecords, priceDate]).toEqual([10, 10, '2026-03-02'])
    const row = (itemNumber: string) => rows.find((found) => found.itemNumber === itemNumber)
    expect(row(items.oil)).toMatchObject({ price: { casePrice: 3000, isBidPrice: true }, blockedReason: null })
    expect(row(items.unpriced)?.price).toBeNull()
    expect(row(items.reserved)?.blockedReason).toBe('Item reserved for another ship-to')
    expect(row(items.discontinued)?.blockedReason).toBe('Discontinued Item')
    expect(row(items.outOfStock)?.stockStatus).toBe('out of stock')
  })

  test('what the open cart blocks is said on the row [ITEM-7]', async () => {
    const { id: cartId } = await api.db.row<{ id: string }>(
      `insert into carts (id, division, ship_to, bill_to, type, so_type, created_by, changed_by)
       values (gen_random_uuid(), 'NLV', '0000101', '0000100', 'external', 'willCall', $1, $1) returning id`,
      [people.buyer],
    )
    const { items: rows } = await searched({ keyword: 'oysters', cartId })
    expect(rows[0]).toMatchObject({ itemNumber: items.oysters, blockedReason: 'Cannot add for Will Call order' })
  })

  test('a price that changed is seen at once: only what is found comes from memory [ITEM-8]', async () => {
    const priceOf = async () => (await searched({ keyword: items.flour })).items[0]?.price?.casePrice
    expect(await priceOf()).toBe(2000)
    await api.db.run(`update item_prices set case_price_cents = 2100 where item_number = $1 and scope = 'L'`, [
      items.flour,
    ])
    expect(await priceOf()).toBe(2100)
  })

  test('a prospect gets no prices and no hint of contracts [CUST-4, security 67]', async () => {
    const prospect = await api.as('prospect')
    await api.db.run(
      `insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
       values ('NLV', $1, 'S:0000301', '2020-01-01', 1)`,
      [items.flour],
    )
    const { items: rows, facets } = await searched({}, prospect, shipTos.prospective)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.price === null && row.blockedReason !== null)).toBe(true)
    expect(facets.bid).toBe(0)
  })
})

describe('prices of the cart and of a day that is looked at', () => {
  let cartId: string
  beforeAll(async () => {
    cartId = (
      await api.db.row<{ id: string }>(
        `insert into carts (id, division, ship_to, bill_to, type, so_type, delivery_date, created_by, changed_by)
         values (gen_random_uuid(), 'NLV', '0000101', '0000100', 'external', 'regularDelivery', '2026-03-10', $1, $1)
         returning id`,
        [people.buyer],
      )
    ).id
    await api.db.run(
      `insert into item_prices (division, item_number, scope, starts_on, ends_on, case_price_cents) values
         ('NLV', $1, 'S:0000101', '2026-03-09', '2026-03-15', 1900), ('NLV', $1, 'S:0000101', '2026-03-20', null, 1700)`,
      [items.flour],
    )
  })
  const flourOf = async (query: Query) => {
    const { items: rows, ...answer } = await searched({ keyword: items.flour, ...query })
    return { ...answer, row: rows[0]! }
  }

  test('a list has the prices of the cart, and those of a chosen day beside them [ITEM-8]', async () => {
    const { row, priceDate, previewDate } = await flourOf({ cartId, previewDate: '2026-03-20' })
    expect([priceDate, previewDate]).toEqual(['2026-03-10', '2026-03-20'])
    expect([row.price?.casePrice, row.previewPrice?.casePrice]).toEqual([1900, 1700])
    // The panel asks the same and agrees.
    const panel = await buyer.ask(getItem, {
      params: { ...shipTos.own, itemNumber: items.flour },
      query: { cartId, previewDate: '2026-03-20' },
    })
    expect([panel.price?.casePrice, panel.previewPrice?.casePrice]).toEqual([1900, 1700])
    expect([panel.priceDate, panel.previewDate]).toEqual([priceDate, previewDate])
  })

  test('the price of a row is the one the cart takes the item at, whatever day is asked for [ITEM-8]', async () => {
    const { row } = await flourOf({ cartId, deliveryDate: '2026-03-20' })
    const params = { ...shipTos.own, cartId, itemNumber: items.flour }
    const { cart } = await buyer.ask(addToCart, {
      params,
      body: { orderedCases: 2, orderedUnits: 0, casePrice: row.price!.casePrice, eachPrice: null },
    })
    expect(cart.items[0]).toMatchObject({ price: { casePrice: 1900 }, lineTotal: 3800 })
  })

  test('days in the past are ignored [ITEM-8]', async () => {
    const past = await flourOf({ deliveryDate: '2026-03-01', previewDate: '2026-02-28' })
    expect([past.priceDate, past.previewDate, past.row.previewPrice]).toEqual(['2026-03-02', null, null])
  })
})

describe('what was bought', () => {
  test('the day of the last order is that of the division, as on the item page [ITEM-5]', async () => {
    // 5:03 pm of March 1 in Los Angeles is March 2 in UTC.
    await api.db.run(
      `insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at)
       values ('NLV', '0000101', $1, 1, '2026-03-02T01:03:00Z')`,
      [items.oil],
    )
    const [row] = (await searched({ keyword: items.oil })).items
    expect(row?.lastOrderedOn).toBe('2026-03-01')
    const page = await buyer.ask(getItem, { params: { ...shipTos.own, itemNumber: items.oil } })
    expect(page.history.lastOrdered?.on).toBe('2026-03-01')
  })

  test('an invoice kept elsewhere is the last order of the list and of the item page alike [ITEM-5]', async () => {
    await api.db.run(
      `insert into item_purchases (division, ship_to, item_number, times_ordered, last_invoice_date)
       values ('NLV', '0000101', $1, 0, '2025-11-28')`,
      [items.outOfStock],
    )
    const [row] = (await searched({ keyword: items.outOfStock })).items
    const page = await buyer.ask(getItem, { params: { ...shipTos.own, itemNumber: items.outOfStock } })
    expect([row?.lastOrderedOn, page.history.lastOrdered?.on]).toEqual(['2025-11-28', '2025-11-28'])
  })

  test('eaches count in the four weeks as cases do [ITEM-5, ITEM-8]', async () => {
    for (const [number, date, units] of [
      ['EA1', '2026-02-23', 6],
      ['EA2', '2026-02-04', 12],
    ] as const)
      await api.db.run(
        `with head as (insert into invoices values ('NLV', $1::text, '0000101', '0000100', null, $2, $2, 1, 0))
         insert into invoice_lines values ('NLV', $1, 1, '0000101', $3, 0, $4, null, 1, null, 1, $2)`,
        [number, date, items.oil, units],
      )
    const [row] = (await searched({ keyword: items.oil })).items
    expect(row?.stats).toMatchObject({ week1: 0, week1Units: 0, week2Units: 6, week3Units: 0, week4Units: 12 })
    const page = await buyer.ask(getItem, { params: { ...shipTos.own, itemNumber: items.oil } })
    expect(page.history.weeks.map(({ units }) => units)).toEqual([0, 6, 0, 12])
    expect(page.stats).toEqual(row?.stats)
  })
})

describe('filters and pages', () => {
  test('filters narrow together, values of one widen [ITEM-1]', async () => {
    expect(await numbersOf({ categoryIds: 'meat' })).toEqual([items.chicken, items.oysters])
    expect(await numbersOf({ categoryIds: 'meat', brands: 'Millstone' })).toEqual([])
    expect(await numbersOf({ categoryIds: ['meat', 'dry-flour'] })).toEqual([items.flour, items.chicken, items.oysters])
    expect(await numbersOf({ bid: 'true' })).toEqual([items.oil])
    expect(await numbersOf({ bid: 'true' }, stranger, shipTos.foreign)).toEqual([])
  })

  test('a category chosen within a chosen department narrows it [ITEM-1]', async () => {
    const inDepartment = await numbersOf({ categoryIds: 'dry' })
    const flours = await numbersOf({ categoryIds: 'dry-flour' })
    expect(inDepartment.length).toBeGreaterThan(flours.length)
    expect(await numbersOf({ categoryIds: ['dry', 'dry-flour'] })).toEqual(flours)
  })

  test('an address with a page behind the last shows the last one [UI-6]', async () => {
    const beyond = await searched({ pageSize: 3, pageNo: 999, sort: 'itemNumber' })
    expect([beyond.pageNo, beyond.totalRecords, beyond.items.length]).toEqual([4, 10, 1])
    expect((await searched({ keyword: 'zzzz', pageNo: 999 })).pageNo).toBe(1)
  })

  test('every page has its counts, under readable names [ITEM-1]', async () => {
    const first = await searched({ pageSize: 3 })
    expect(first.facets.categories).toContainEqual({
      value: 'meat',
      label: 'Meat and poultry',
      count: 2,
      parentId: null,
    })
    const second = await searched({ pageSize: 3, pageNo: 2 })
    expect(second).toMatchObject({ pageNo: 2, pageSize: 3, totalRecords: 10 })
    expect(second.facets).toEqual(first.facets)
  })

  test('pages follow the sort without gaps, in both directions [ITEM-1]', async () => {
    const all: string[] = []
    for (const pageNo of [1, 2, 3, 4]) {
      const page = await searched({ pageSize: 3, pageNo, sort: 'itemNumber', sortDirection: 'desc' })
      all.push(...page.items.map((row) => row.itemNumber))
    }
    expect(all).toEqual(Object.values(items).toSorted().toReversed())
  })

  test('a sort or filter by what is not listed is refused or ignored, cost above all [security 67]', async () => {
    const sorted = await buyer.call(searchShop, { params: shipTos.own, query: { sort: 'cost' as 'pack' } })
    expect(sorted.status).toBe(400)
    const filtered = await searched({ cost_cents: '1500' } as Query)
    expect(filtered.totalRecords).toBe(10)
  })
})

describe('what others must not learn', () => {
  test("a customer's own words find an item for them and for nobody else [ITEM-2]", async () => {
    await api.db.run(`insert into customer_items values ('NLV', '0000102', $1, 'Grandmas secret', 'ZZ9')`, [
      items.flour,
    ])
    expect(await numbersOf({ keyword: 'grandmas' }, buyer, shipTos.sibling)).toEqual([items.flour])
    expect(await numbersOf({ keyword: 'grandmas' }, stranger, shipTos.foreign)).toEqual([])
  })

  test('a proprietary item is neither found nor counted by others [ITEM-9]', async () => {
    await api.db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])
    const forOthers = await searched({ deliveryDate: '2026-03-05' })
    expect(forOthers.totalRecords).toBe(9)
    const forThem = await searched({ deliveryDate: '2026-03-05' }, stranger, shipTos.foreign)
    expect(forThem.totalRecords).toBe(10)
  })

  test('rows hold nothing of cost, vendor or reservations, for staff neither [security 18]', async () => {
    for (const who of ['buyer', 'dsr'] as const) {
      const answer = await (await api.as(who)).call(searchShop, { params: shipTos.own, query: {} })
      expect(JSON.stringify(answer.body)).not.toMatch(/cost|vendor|broker|buyer"|reservedShipTos|onHand|lowBelow/i)
    }
  })
})

test('suggestions name the item, its number and pack, with price and picture [UI-8]', async () => {
  const { suggestions } = await buyer.ask(suggestItems, { params: shipTos.own, query: { keyword: 'flou' } })
  const flour = suggestions.find(({ value }) => value === items.flour)
  expect(flour).toMatchObject({
    kind: 'item',
    label: 'FLOUR ALL PURPOSE',
    detail: '0001001 · Millstone · 8/5 LB',
    item: { placeholder: 'dry', thumbnailUrl: null, price: { casePrice: 2100 }, isBought: false },
  })
  const prospect = await api.as('prospect')
  const seen = await prospect.ask(suggestItems, { params: shipTos.prospective, query: { keyword: 'flou' } })
  expect(seen.suggestions.map(({ item }) => item?.price)).toEqual(seen.suggestions.map(() => null))
})

test('an imported item is found soon after the live event [ITEM-1]', async () => {
  await api.db.run(
    `insert into items (division, item_number, description, brand, category_id)
     values ('NLV', '0002001', 'SAFFRON THREADS', 'Millstone', 'dry')`,
  )
  await publish(api.db, { topic: 'catalogue', division: 'NLV' })
  await expect.poll(() => numbersOf({ keyword: 'saffron' }), { timeout: 15_000 }).toEqual(['0002001'])
})

test('an item that becomes another ship-to’s own is shown nowhere once the change is known [ITEM-3, security 60]', async () => {
  const seen = async () => {
    const { suggestions } = await buyer.ask(suggestItems, { params: shipTos.own, query: { keyword: 'napkin' } })
    const { items: rows, totalRecords } = await searched({ keyword: 'napkins' })
    return { suggested: suggestions.map(({ value }) => value), rows: rows.length, totalRecords }
  }
  expect(await seen()).toEqual({ suggested: [items.napkins], rows: 1, totalRecords: 1 })
  await api.db.run(
    `update items set is_proprietary = true, reserved_ship_tos = '{0000201}', description = 'SECRET NAPKINS'
     where item_number = $1`,
    [items.napkins],
  )
  await api.db.rows('select pg_notify($1, $2)', [liveChannel, 'no event at all'])
  await publish(api.db, { topic: 'catalogue' })
  // The clock of the test stands still: nothing is forgotten by age.
  await expect.poll(seen, { timeout: 15_000 }).toEqual({ suggested: [], rows: 0, totalRecords: 0 })
})

test('a brand with a comma is one brand [ITEM-1]', async () => {
  await api.db.run(`insert into brands values ('Rivera, Sons & Co', false)`)
  await api.db.run(`update items set brand = 'Rivera, Sons & Co' where item_number = $1`, [items.oysters])
  await publish(api.db, { topic: 'catalogue', division: 'NLV' })
  const found = () => numbersOf({ brands: 'Rivera, Sons & Co' })
  await expect.poll(found, { timeout: 15_000 }).toEqual([items.oysters])
  const two = await numbersOf({ brands: ['Rivera, Sons & Co', 'Larder Select'] })
  expect(two).toEqual(expect.arrayContaining([items.oysters, items.chicken]))
  expect(await numbersOf({ brands: ['Rivera', ' Sons & Co'] })).toEqual([])
})

test('the metrics have the items of the index that was searched [PLAT-7]', async () => {
  const { items: count } = await api.db.row<{ items: number }>(
    `select count(*)::int as items from items where division = 'NLV'`,
  )
  const { text } = await api.send({ method: 'GET', url: '/metrics', address: '127.0.0.1' })
  expect(text).toContain(`larder_catalogue_items{division="NLV"} ${count}\n`)
})
