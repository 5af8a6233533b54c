import { beforeEach, expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { createCustomItem, getCustomItem } from '../custom-items.endpoints.ts'
import {
  createCustomerCategory,
  createCustomerLocation,
  deleteCustomerLocation,
  listCustomerCategories,
  listCustomerLocations,
  sortCustomerCategories,
  sortCustomerLocations,
  updateCustomerCategory,
  updateCustomerLocation,
} from '../named-entries.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const colleague = await api.as('colleague')
const stranger = await api.as('stranger')
const params = shipTos.own

const add = async (name: string, who = buyer, where: { division: string; shipTo: string } = params) =>
  (await who.ask(createCustomerLocation, { params: where, body: { name } })).location
const names = async () => (await buyer.ask(listCustomerLocations, { params })).locations.map(({ name }) => name)

beforeEach(async () => {
  await api.db.run('truncate custom_items, customer_locations, customer_categories cascade')
})

test('locations are added at the end and renamed, and a name is there once in any case [GUIDE-4]', async () => {
  const cooler = await add('Walk-in cooler')
  await add('Dry store')
  expect(await names()).toEqual(['Walk-in cooler', 'Dry store'])
  const twice = await buyer.call(createCustomerLocation, { params, body: { name: 'walk-in COOLER' } })
  expect(twice).toMatchObject({ status: 409, body: { code: 'name_taken', field: 'name' } })
  const renamed = { params: { ...params, id: cooler.id }, body: { name: 'DRY STORE' } }
  expect(await buyer.call(updateCustomerLocation, renamed)).toMatchObject({
    status: 409,
    body: { code: 'name_taken', field: 'name' },
  })
  await buyer.ask(updateCustomerLocation, { ...renamed, body: { name: 'Walk-In' } })
  expect(await names()).toEqual(['Walk-In', 'Dry store'])
  // Another list, and another ship-to, may have the same name.
  await buyer.ask(createCustomerCategory, { params, body: { name: 'Dry store' } })
  await add('Dry store', buyer, shipTos.sibling)
  expect((await buyer.ask(listCustomerCategories, { params })).categories).toHaveLength(1)
})

test('an empty name, one of 61 letters and one with a card number are refused by field [GUIDE-4, security 26]', async () => {
  for (const name of ['', '   ', 'x'.repeat(61), '378282246310005'])
    expect(await buyer.call(createCustomerLocation, { params, body: { name } })).toMatchObject({
      status: 400,
      body: { field: 'name' },
    })
})

test('a ship-to keeps at most 200 locations [GUIDE-4]', async () => {
  await api.db.run(
    `insert into customer_locations (id, division, ship_to, name)
     select gen_random_uuid(), 'NLV', '0000101', 'Shelf ' || n from generate_series(1, 199) n`,
  )
  await add('The 200th')
  expect(await buyer.call(createCustomerLocation, { params, body: { name: 'One more' } })).toMatchObject({
    status: 422,
    body: { code: 'too_many', field: 'name', message: 'There is no room for more than 200.' },
  })
})

test('an order names every location once, or nothing changes [GUIDE-4, security 62]', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')]
  const foreign = await add('Foreign', stranger, shipTos.foreign)
  const sort = (ids: string[]) => buyer.call(sortCustomerLocations, { params, body: { ids } })
  for (const ids of [
    [a.id, b.id],
    [a.id, b.id, b.id],
    [a.id, b.id, foreign.id],
    [a.id, b.id, c.id, foreign.id],
  ])
    expect(await sort(ids)).toMatchObject({ status: 409, body: { code: 'order_changed', field: 'ids' } })
  expect(await names()).toEqual(['A', 'B', 'C'])
  expect((await sort([c.id, a.id, b.id])).ok).toBe(true)
  expect(await names()).toEqual(['C', 'A', 'B'])
})

test('categories are renamed and sorted like locations, and those of another ship-to are not there [GUIDE-4]', async () => {
  const made = async (name: string, who = buyer, where: { division: string; shipTo: string } = params) =>
    (await who.ask(createCustomerCategory, { params: where, body: { name } })).category
  const [produce, dairy] = [await made('Produce'), await made('Dairy')]
  const foreign = await made('Theirs', stranger, shipTos.foreign)
  const rename = (id: string, name: string) =>
    buyer.call(updateCustomerCategory, { params: { ...params, id }, body: { name } })
  expect(await rename(produce.id, 'dairy')).toMatchObject({ status: 409, body: { code: 'name_taken', field: 'name' } })
  expect(codeOf(await rename(foreign.id, 'Ours'))).toBe('category_not_found')
  expect((await rename(produce.id, 'Fruit')).ok).toBe(true)
  const sort = (ids: string[]) => buyer.call(sortCustomerCategories, { params, body: { ids } })
  expect(codeOf(await sort([dairy.id, foreign.id]))).toBe('order_changed')
  expect((await sort([dairy.id, produce.id])).ok).toBe(true)
  const { categories } = await buyer.ask(listCustomerCategories, { params })
  expect(categories.map(({ name }) => name)).toEqual(['Dairy', 'Fruit'])
})

test('of two people who sort the same order one is refused, and the other order stays [GUIDE-4]', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')]
  const from = [a.id, b.id, c.id]
  const sort = (who: typeof buyer, ids: string[]) => who.call(sortCustomerLocations, { params, body: { ids, from } })
  const both = await Promise.all([sort(buyer, [c.id, a.id, b.id]), sort(colleague, [b.id, c.id, a.id])])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(({ ok }) => !ok)).toMatchObject({ body: { code: 'order_changed', field: 'from' } })
  expect(await names()).toEqual(both[0]!.ok ? ['C', 'A', 'B'] : ['B', 'C', 'A'])
})

test('a location in use is deleted only once it is said what takes its place [GUIDE-4]', async () => {
  const [cooler, dry] = [await add('Cooler'), await add('Dry')]
  const body = { description: 'House pickles', locationId: cooler.id }
  const { customItem } = await buyer.ask(createCustomItem, { params, body })
  const target = { ...params, id: cooler.id }
  expect(await buyer.call(deleteCustomerLocation, { params: target })).toMatchObject({
    status: 409,
    body: {
      code: 'in_use',
      message: 'Used by 1 custom item. Choose what takes its place.',
      details: { uses: [{ noun: 'custom item', count: 1 }] },
    },
  })
  const foreign = await add('Foreign', stranger, shipTos.foreign)
  const moves = [
    [cooler.id, 'move_to_itself'],
    [foreign.id, 'location_not_found'],
    [people.buyer, 'location_not_found'],
  ] as const
  for (const [moveTo, code] of moves)
    expect(await buyer.call(deleteCustomerLocation, { params: target, query: { moveTo } })).toMatchObject({
      body: { code, field: 'moveTo' },
    })
  expect(await names()).toEqual(['Cooler', 'Dry'])
  await buyer.ask(deleteCustomerLocation, { params: target, query: { moveTo: dry.id } })
  const item = { params: { ...params, id: customItem.id } }
  expect(await buyer.ask(getCustomItem, item)).toMatchObject({ locationName: 'Dry' })
  await buyer.ask(deleteCustomerLocation, { params: { ...params, id: dry.id }, query: { moveTo: 'none' } })
  expect(await buyer.ask(getCustomItem, item)).toMatchObject({ locationId: null, locationName: '' })
  expect(await names()).toEqual([])
})

test("another customer's location reads like a missing one [GUIDE-4, security 9]", async () => {
  const foreign = await add('Foreign', stranger, shipTos.foreign)
  const target = { ...params, id: foreign.id }
  const answers = [
    await buyer.call(updateCustomerLocation, { params: target, body: { name: 'Mine' } }),
    await buyer.call(deleteCustomerLocation, { params: target, query: { moveTo: 'none' } }),
    // Of the same customer, but of a ship-to the colleague is not kept to.
    await colleague.call(deleteCustomerLocation, { params: { ...shipTos.sibling, id: foreign.id } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('who may not manage custom data reads it and changes nothing [GUIDE-4, ACCESS-3]', async () => {
  const accounting = await api.as('accounting')
  await add('Cooler')
  expect((await accounting.ask(listCustomerLocations, { params })).locations).toHaveLength(1)
  const refused = await accounting.call(createCustomerLocation, { params, body: { name: 'Bar' } })
  expect([refused.status, codeOf(refused)]).toEqual([403, 'feature_missing'])
})

test('two people who add the same name at once get one location [GUIDE-4]', async () => {
  const both = await Promise.all(
    [buyer, colleague].map((who) => who.call(createCustomerLocation, { params, body: { name: 'Bar' } })),
  )
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  expect(await names()).toEqual(['Bar'])
})
