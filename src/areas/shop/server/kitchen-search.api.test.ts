import { beforeAll, expect, test, vi } from 'vitest'
import type { CallInput } from '#contract/endpoint.ts'
import { kitchenWordsImportKind } from '#areas/kitchen-words/server/kitchen-words.import-kind.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { publish } from '#platform/events/live-events.ts'
import { startApi, type Client } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { searchShop } from '../shop.endpoints.ts'

const api = await startApi()
let buyer: Client
let rep: Client
beforeAll(async () => {
  await api.db.run(
    `update items set staff_details = '{"vendorNumber": "V-1831"}',
       details = '{"allergensFreeFrom": ["Milk"], "storageTemp": {"min": 50, "max": 75}}'
     where item_number = $1`,
    [items.flour],
  )
  // The index may have been loaded before.
  await publish(api.db, { topic: 'catalogue', division: 'NLV' })
  buyer = await api.as('buyer')
  rep = await api.as('dsr')
  await vi.waitFor(async () => expect(await found({ freeFrom: ['Milk'] })).toEqual([items.flour]), { timeout: 15_000 })
}, 30_000)

type Query = NonNullable<CallInput<typeof searchShop>['query']>
const asked = (query: Query, client = buyer) => client.ask(searchShop, { params: shipTos.own, query })
const found = async (query: Query, client = buyer) => (await asked(query, client)).items.map((row) => row.itemNumber)

test("the vendor's number finds an item for staff, never for a customer [ITEM-2, security 18]", async () => {
  expect(await found({ keyword: 'V1831' }, rep)).toEqual([items.flour])
  expect(await found({ keyword: 'V-1831' }, rep)).toEqual([items.flour])
  expect(await found({ keyword: 'V1831' })).toEqual([])
  expect(await found({ keyword: 'V-1831' })).toEqual([])
})

test('the answer says which words nothing has, and the spelling that was searched for [ITEM-2]', async () => {
  expect(await asked({ keyword: 'flour chartreuse' })).toMatchObject({ missing: ['chartreuse'], didYouMean: null })
  expect(await asked({ keyword: 'vegan flour' })).toMatchObject({ items: [], missing: ['vegan', 'flour'] })
  expect(await asked({ keyword: 'flouur' })).toMatchObject({ missing: [], didYouMean: 'flour' })
})

test('what an item is free from, how it is kept and its pack narrow; unknown is unknown [ITEM-1]', async () => {
  expect(await found({ freeFrom: ['Milk'] })).toEqual([items.flour])
  expect(await found({ freeFrom: ['Milk', 'Egg'] })).toEqual([])
  expect(await found({ storages: ['dry'] })).toEqual([items.flour])
  expect(await found({ packs: ['8/5 LB'] })).toContain(items.flour)
  const { facets } = await asked({})
  expect(facets.freeFrom).toEqual([{ value: 'Milk', label: 'Milk', count: 1 }])
  expect(facets.storages).toEqual([{ value: 'dry', label: 'dry', count: 1 }])
})

test('prices by the pound, ounce and piece sort the whole result, page by page [ITEM-1]', async () => {
  const all = (await asked({ sort: 'unitPrice' })).items.map(({ unitPrice }) => unitPrice)
  const flour = (await asked({ keyword: items.flour })).items[0]!
  // $20.00 for 8 x 5 lb.
  expect(flour.unitPrice).toEqual({ per: 'LB', hundredths: 5000 })
  const pounds = all.flatMap((price) => (price?.per === 'LB' ? [price.hundredths] : []))
  expect(pounds.length).toBeGreaterThan(1)
  expect(pounds).toEqual(pounds.toSorted((a, b) => a - b))
  // What nothing compares comes last.
  expect(all.slice(all.indexOf(null)).every((price) => price === null)).toBe(true)
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => found({ sort: 'unitPrice', pageNo, pageSize: 3 })))
  expect(pages.flat()).toEqual(await found({ sort: 'unitPrice' }))
})

test('imported kitchen words are searched by soon after the import [ITEM-2, PLAT-3]', async () => {
  expect(await found({ keyword: 'zibebe' })).toEqual([])
  async function* file() {
    yield Buffer.from('division,phrase,meanings\nNLV,zibebe,flour\n')
  }
  await importBytes(api.db, kitchenWordsImportKind, file(), { format: 'csv' })
  await expect.poll(() => found({ keyword: 'zibebe' }), { timeout: 15_000 }).toContain(items.flour)
})
