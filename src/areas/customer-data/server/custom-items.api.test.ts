import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import {
  createCustomItem,
  deleteCustomItem,
  getCustomItem,
  listCustomItems,
  updateCustomItem,
} from '../custom-items.endpoints.ts'
import { createCustomerInvoice } from '../customer-invoices.endpoints.ts'
import { createDistributor } from '../distributors.endpoints.ts'
import { createCustomerCategory, createCustomerLocation } from '../named-entries.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const colleague = await api.as('colleague')
const stranger = await api.as('stranger')
const params = shipTos.own

const add = async (body: { description: string } & Record<string, unknown>) =>
  (await buyer.ask(createCustomItem, { params, body })).customItem
const oneOf = (id: string) => ({ ...params, id })

beforeEach(async () => {
  await api.db.run(
    'truncate custom_items, customer_locations, customer_categories, customer_distributors, customer_invoices cascade',
  )
})

test('a custom item keeps every field of the specification, with the names of what it belongs to [GUIDE-4]', async () => {
  const { category } = await buyer.ask(createCustomerCategory, { params, body: { name: 'Produce' } })
  const { location } = await buyer.ask(createCustomerLocation, { params, body: { name: 'Walk-in cooler' } })
  const { distributor } = await buyer.ask(createDistributor, { params, body: { name: 'Green Acre Farm' } })
  const body = {
    description: 'Heirloom tomatoes',
    categoryId: category.id,
    locationId: location.id,
    distributorId: distributor.id,
    brand: 'Green Acre',
    packSizeDescription: '1/10 LB',
    customerItemNumber: 'T-7',
    gtin: '9501101530003',
    isBrokenCase: true,
    eachesPerCase: 20,
    caseNetWeight: 1000,
    casePrice: 3250,
    eachPrice: 175,
  }
  const item = await add(body)
  expect(item).toMatchObject({
    ...body,
    gtin: '09501101530003',
    categoryName: 'Produce',
    locationName: 'Walk-in cooler',
    distributorName: 'Green Acre Farm',
    isCatchWeight: false,
    isActive: true,
    version: 1,
    // Monday noon in the division's zone.
    price: { casePrice: 3250, eachPrice: 175, perPound: null, source: 'typed', pricedOn: '2026-03-02' },
  })
  expect(await colleague.ask(getCustomItem, { params: oneOf(item.id) })).toEqual(item)
})

test('a category, location or distributor of another customer is refused by its field [GUIDE-4, security 10]', async () => {
  const foreign = shipTos.foreign
  const { category } = await stranger.ask(createCustomerCategory, { params: foreign, body: { name: 'C' } })
  const { location } = await stranger.ask(createCustomerLocation, { params: foreign, body: { name: 'L' } })
  const { distributor } = await stranger.ask(createDistributor, { params: foreign, body: { name: 'D' } })
  const item = await add({ description: 'Bread' })
  for (const [field, id] of [
    ['categoryId', category.id],
    ['locationId', location.id],
    ['distributorId', distributor.id],
  ] as const) {
    const created = await buyer.call(createCustomItem, { params, body: { description: 'Pickles', [field]: id } })
    const changed = await buyer.call(updateCustomItem, { params: oneOf(item.id), body: { [field]: id } })
    const refused = { status: 404, body: { code: `${field.slice(0, -2)}_not_found`, field } }
    expect([created, changed]).toMatchObject([refused, refused])
  }
  expect(await buyer.ask(getCustomItem, { params: oneOf(item.id) })).toEqual(item)
})

test.each([
  [{ description: '' }, 'description', 400],
  [{ description: 'x'.repeat(301) }, 'description', 400],
  [{ casePrice: -1 }, 'casePrice', 400],
  [{ casePrice: 1e9 }, 'casePrice', 400],
  [{ casePrice: 1.5 }, 'casePrice', 400],
  [{ caseNetWeight: -1 }, 'caseNetWeight', 400],
  [{ eachesPerCase: 0 }, 'eachesPerCase', 400],
  [{ eachesPerCase: 1e9 }, 'eachesPerCase', 400],
  [{ eachPrice: 100 }, 'eachPrice', 422],
  [{ eachesPerCase: 6 }, 'eachesPerCase', 422],
  [{ isCatchWeight: true }, 'caseNetWeight', 422],
  [{ gtin: '123' }, 'gtin', 422],
])('%o is refused and names %s [GUIDE-4]', async (wrong, field, status) => {
  const refused = await buyer.call(createCustomItem, { params, body: { description: 'Pickles', ...wrong } })
  expect(refused).toMatchObject({ status, body: { field } })
  expect((await buyer.ask(listCustomItems, { params })).customItems).toEqual([])
})

test('a ship-to keeps at most 5,000 custom items [GUIDE-4]', async () => {
  await api.db.run(
    `insert into custom_items (id, division, ship_to, description)
     select gen_random_uuid(), 'NLV', '0000101', 'Item ' || n from generate_series(1, 5000) n`,
  )
  expect(await buyer.call(createCustomItem, { params, body: { description: 'One more' } })).toMatchObject({
    status: 422,
    body: { code: 'too_many', field: 'description' },
  })
})

test('a change carries only what was changed, and a stale one returns the item as it is [GUIDE-4, CUST-2]', async () => {
  const item = await add({ description: 'Pickles', brand: 'House' })
  const target = { params: oneOf(item.id) }
  const first = await buyer.call(updateCustomItem, { ...target, body: { brand: 'Own' } }, { ifMatch: item.version })
  expect(first).toMatchObject({ status: 200, headers: { etag: '"2"' } })
  const late = { ...target, body: { description: 'Pickles, dill' } }
  expect(await colleague.call(updateCustomItem, late, { ifMatch: item.version })).toMatchObject({
    status: 409,
    body: { code: 'custom_item_changed', details: { customItem: { brand: 'Own', version: 2 } } },
  })
  const { customItem } = await colleague.ask(updateCustomItem, late, { ifMatch: 2 })
  expect(customItem).toMatchObject({ description: 'Pickles, dill', brand: 'Own', version: 3 })
})

test('of two changes at once with one version, one is refused [GUIDE-4]', async () => {
  const item = await add({ description: 'Pickles' })
  const both = await Promise.all(
    [buyer, colleague].map((who, n) =>
      who.call(updateCustomItem, { params: oneOf(item.id), body: { brand: `B${n}` } }, { ifMatch: 1 }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a price that is not typed again keeps its day [GUIDE-4]', async () => {
  const item = await add({ description: 'Pickles', casePrice: 1000 })
  api.clock.set(new Date('2026-03-04T20:00:00Z'))
  await buyer.ask(updateCustomItem, { params: oneOf(item.id), body: { brand: 'Own' } })
  expect((await buyer.ask(getCustomItem, { params: oneOf(item.id) })).price?.pricedOn).toBe('2026-03-02')
  await buyer.ask(updateCustomItem, { params: oneOf(item.id), body: { casePrice: 1100 } })
  expect((await buyer.ask(getCustomItem, { params: oneOf(item.id) })).price?.pricedOn).toBe('2026-03-04')
  api.clock.set(new Date('2026-03-02T20:00:00Z'))
})

test('the list is searched, filtered, sorted, paged and counted [GUIDE-4]', async () => {
  const { location } = await buyer.ask(createCustomerLocation, { params, body: { name: 'Bar' } })
  const { category } = await buyer.ask(createCustomerCategory, { params, body: { name: 'Cordials' } })
  await add({ description: 'Lime cordial', locationId: location.id, categoryId: category.id })
  await add({ description: 'Apple chips', locationId: location.id })
  await add({ description: '100%_bitters', brand: 'House' })
  const found = async (query: object) =>
    (await buyer.ask(listCustomItems, { params, query })).customItems.map(({ description }) => description)
  expect(await found({})).toEqual(['100%_bitters', 'Apple chips', 'Lime cordial'])
  expect(await found({ sortDirection: 'desc' })).toEqual(['Lime cordial', 'Apple chips', '100%_bitters'])
  expect(await found({ keyword: 'cordial' })).toEqual(['Lime cordial'])
  expect(await found({ keyword: '%_' })).toEqual(['100%_bitters'])
  expect(await found({ locationIds: location.id })).toEqual(['Apple chips', 'Lime cordial'])
  expect(await found({ locationIds: `${location.id},none`, categoryIds: 'none' })).toEqual([
    '100%_bitters',
    'Apple chips',
  ])
  const page = await buyer.ask(listCustomItems, { params, query: { pageNo: 2, pageSize: 2, includeTotal: 'true' } })
  expect([page.customItems.length, page.totalRecords]).toEqual([1, 3])
})

test('one that an invoice names is deactivated instead of deleted, and can be taken back [GUIDE-4]', async () => {
  const { distributor } = await buyer.ask(createDistributor, { params, body: { name: 'Farm' } })
  const [used, unused] = [await add({ description: 'Used' }), await add({ description: 'Unused' })]
  const line = {
    customItemId: used.id,
    cases: 1,
    units: 0,
    casePrice: 900,
    eachPrice: null,
    weight: null,
    perPound: null,
  }
  const body = { distributorId: distributor.id, invoiceNumber: '1', invoiceDate: '2026-03-01', note: '', lines: [line] }
  await buyer.ask(createCustomerInvoice, { params, body })
  expect(await buyer.ask(deleteCustomItem, { params: oneOf(unused.id) })).toMatchObject({ isDeactivated: false })
  expect(await buyer.ask(deleteCustomItem, { params: oneOf(used.id) })).toMatchObject({ isDeactivated: true })
  expect((await buyer.ask(listCustomItems, { params })).customItems).toEqual([])
  expect((await buyer.ask(listCustomItems, { params, query: { withInactive: 'true' } })).customItems).toHaveLength(1)
  const { customItem } = await buyer.ask(updateCustomItem, { params: oneOf(used.id), body: { isActive: true } })
  expect(customItem.isActive).toBe(true)
})

test("another customer's custom item reads like a missing one [GUIDE-4, security 9]", async () => {
  const item = await add({ description: 'Pickles' })
  const target = { params: { ...shipTos.foreign, id: item.id } }
  const answers = [
    await stranger.call(getCustomItem, target),
    await stranger.call(updateCustomItem, { ...target, body: { brand: 'Mine' } }),
    await stranger.call(deleteCustomItem, target),
    await stranger.call(getCustomItem, { params: oneOf(item.id) }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await buyer.ask(getCustomItem, { params: oneOf(item.id) })).toEqual(item)
})

test('the same request twice adds one item [GUIDE-4]', async () => {
  const key = '018f0000-0000-7000-8000-00000000beef'
  const input = { params, body: { description: 'Pickles' } }
  const [first, again] = [
    await buyer.ask(createCustomItem, input, { key }),
    await buyer.ask(createCustomItem, input, { key }),
  ]
  expect(again).toEqual(first)
  expect((await buyer.ask(listCustomItems, { params })).customItems).toHaveLength(1)
})
