import { expect, test } from 'vitest'
import { areas, importKinds } from '#app/areas.server.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { startApi } from './support/api.ts'
import { type Person, shipTos } from './support/distributor.ts'

// ITEM-8 for every call there is or will be: the list comes from the product, not from here.
const reads = areas
  .flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
  .filter(({ method }) => method === 'GET')

const api = await startApi()
async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
// Figures nobody else's look like: costs of $123.45 and $7.6543 a pound, 23.87 % on top.
const files = [
  [
    'item-costs',
    'division,itemNumber,startsOn,caseCost,poundCost\nNLV,1001,2026-01-01,123.45,\nNLV,1003,2026-01-01,,7.6543\n',
  ],
  [
    'prices',
    'division,itemNumber,billTo,startsOn,costPlusPercent\nNLV,1001,100,2026-01-01,23.87\nNLV,1003,100,2026-01-01,23.87\n',
  ],
] as const
for (const [kind, text] of files)
  expect(await importBytes(api.db, importKinds[kind], bytesOf(text), { format: 'csv' })).toMatchObject({ refused: 0 })
const isLeak = (text: string) => /costPlus|cost plus|12345|123\.45|76543|7\.6543|2387|23\.87/i.test(text)

const query = { itemNumbers: '0001001,0001003', deliveryDate: '2026-03-04', keyword: 'flour', includePrice: 'true' }
const params = ({ path }: Endpoint) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name]) => [
      name,
      ({ itemNumber: '0001001', billTo: '0000100', ...shipTos.own } as Record<string, string>)[name!] ??
        crypto.randomUUID(),
    ]),
  )

async function leaks(who: Person): Promise<string[]> {
  const client = await api.as(who)
  const told: string[] = []
  for (const endpoint of reads)
    for (const itemNumber of ['0001001', '0001003'])
      for (const asked of [{}, { query }]) {
        const input = { params: { ...params(endpoint), itemNumber }, ...asked } as never
        const { body } = await client.call(endpoint, input)
        // The GTIN of flour has the digits of its cost.
        if (isLeak(JSON.stringify(body).replaceAll('00012345600012', ''))) told.push(endpoint.name)
      }
  return [...new Set(told)]
}

test('no answer to a customer holds a cost or what is added to it [ITEM-8, ACCESS-1]', async () => {
  for (const who of ['buyer', 'accounting', 'prospect'] as const) expect([who, await leaks(who)]).toEqual([who, []])
})

test('the same search finds them where staff read them, so that it would find a leak [ITEM-8]', async () => {
  expect(await leaks('admin')).toContain('getCostPlus')
})
