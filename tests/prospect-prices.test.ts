import { expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { startApi } from './support/api.ts'
import { type Person, shipTos } from './support/distributor.ts'

// CUST-4 for every call there is or will be: the list comes from the product, not from here.
const reads = areas
  .flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
  .filter(({ method, path, file }) => method === 'GET' && path.includes(':shipTo') && !file)

const api = await startApi()
// Amounts nobody else's figure looks like, in cents and as a hundredth of a cent a pound.
await api.db.run(`update item_prices set case_price_cents = 7654321, each_price_cents = 654321
  where per_pound_hundredths is null`)
await api.db.run('update item_prices set per_pound_hundredths = 76543210 where per_pound_hundredths is not null')
const isCanary = (text: string) => /765432|654321|76,?543|7,?654\.32/.test(text)

const params = (endpoint: Endpoint, shipTo: object) =>
  Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [
      name,
      ({ itemNumber: '0001001', ...shipTo } as Record<string, string>)[name!] ?? crypto.randomUUID(),
    ]),
  )
const query = { itemNumbers: '0001001,0001002,0001003', deliveryDate: '2026-03-04', keyword: '', includePrice: 'true' }

async function answersWithPrices(who: Person, shipTo: object): Promise<string[]> {
  const client = await api.as(who)
  const told: string[] = []
  for (const endpoint of reads) {
    for (const asked of [{}, { query }]) {
      const input = { params: params(endpoint, shipTo), ...asked } as never
      const { body } = await client.call(endpoint, input)
      if (isCanary(JSON.stringify(body))) told.push(endpoint.name)
    }
  }
  return [...new Set(told)]
}

test('no answer about a prospective ship-to holds a price, whoever asks [CUST-4, ITEM-7]', async () => {
  expect(await answersWithPrices('prospect', shipTos.prospective)).toEqual([])
  expect(await answersWithPrices('dsr', shipTos.prospective)).toEqual([])
})

test('the same calls return a customer its prices, so that the search above would find one [CUST-4]', async () => {
  expect((await answersWithPrices('buyer', shipTos.own)).length).toBeGreaterThanOrEqual(2)
})
