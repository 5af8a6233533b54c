import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { areas } from '#app/areas.server.ts'
import { createCart, setLine } from '#areas/carts/cart.endpoints.ts'
import { writeLineNote } from '#areas/carts/override.endpoints.ts'
import { matchOrderLines } from '#areas/quick-entry/quick-entry.endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Answer, type Client, startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

// What no screen of ours sends: every call has to say what is wrong with it, and 500 is never an answer.
const api = await startApi()
const endpoints = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const own = shipTos.own
let people: Record<'buyer' | 'dsr', Client>
beforeAll(async () => {
  people = { buyer: await api.as('buyer'), dsr: await api.as('dsr') }
})

const sampleParams: Record<string, string> = {
  ...own,
  cartId: '018f0000-0000-7000-8000-00000000dead',
  orderId: '018f0000-0000-7000-8000-00000000dead',
  itemNumber: items.flour,
  kind: 'items',
}
async function ask(who: 'buyer' | 'dsr', endpoint: Endpoint, more: object, headers: Record<string, string> = {}) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const params = Object.fromEntries(names.map((name) => [name, sampleParams[name] ?? 'x']))
  const input = { params, ...more } as never
  return (await people[who].call(endpoint, input, { headers })) as Answer<Endpoint> & { body: { code: string } }
}

const withBody = endpoints.filter((endpoint) => endpoint.body && !endpoint.rawBody && endpoint.access !== 'public')
const otherTypes = ['text/plain', 'text/csv', 'application/octet-stream', 'multipart/form-data; boundary=x', 'x/y']

describe.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  test('takes JSON and nothing else: any other content type is 415 [ACCESS-4]', async () => {
    for (const type of otherTypes) {
      const answer = await ask('buyer', endpoint, { body: {} }, { 'content-type': type })
      // Who may not call it is told so first.
      expect([type, [401, 403].includes(answer.status) ? 415 : answer.status]).toEqual([type, 415])
    }
  })
})

const texts = endpoints.flatMap((endpoint) => {
  const shape = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : []
  return shape.map((name) => [endpoint.name, name, endpoint] as const)
})
test.each(texts)(
  '%s answers a zero character in its query %s, and does not fail [ACCESS-4]',
  async (_, name, endpoint) => {
    for (const who of ['buyer', 'dsr'] as const) {
      for (const value of ['\0', 'a\0b', "'", '%', '\\', '\ud800', '9'.repeat(400)]) {
        const more = { query: { [name]: value }, ...(endpoint.body && { body: {} }) }
        expect((await ask(who, endpoint, more)).status).toBeLessThan(500)
      }
    }
  },
)

test('a zero character in a text or in JSON is refused, and nothing changes [CART-3, CART-13]', async () => {
  const { buyer } = people
  const cart = { guideInfo: { id: 'a\0', type: 'Standard' } }
  const created = await buyer.call(createCart, { params: own, body: { cart } })
  expect([created.status, (created.body as { code: string }).code]).toEqual([400, 'invalid_request'])
  expect(await api.db.rows('select 1 from carts')).toEqual([])
  const { cart: open } = await buyer.ask(createCart, { params: own, body: { cart: {} } })
  const params = { ...own, cartId: open.id, itemNumber: items.flour }
  await buyer.ask(setLine, { params, body: { orderedCases: 1, orderedUnits: 0 } })
  expect((await buyer.call(writeLineNote, { params, body: { note: 'ripe\0' } })).status).toBe(400)
  expect((await buyer.call(matchOrderLines, { params: own, body: { text: '2 cs\0flour' } })).status).toBeLessThan(500)
})
