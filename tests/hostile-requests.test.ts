import { beforeAll, describe, expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { setLine, writeLineNote } from '#areas/carts/line.endpoints.ts'
import { matchOrderLines } from '#areas/quick-entry/quick-entry.endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { type Answer, type Client, startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'
import { ask as askAs, inputOf, inputWith, isTaken, type TextPlace, textPlaces } from './support/hostile-calls.ts'

// What no screen of ours sends: every call has to say what is wrong with it, and 500 is never an
// answer.
const api = await startApi({ TRUSTED_PROXIES: '1' })
await migrateJobs(api.url, createLog('silent'))
const endpoints = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const own = shipTos.own
let people: Record<'buyer' | 'dsr' | 'admin', Client>
beforeAll(async () => {
  people = { buyer: await api.as('buyer'), dsr: await api.as('dsr'), admin: await api.as('admin') }
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

const letIn = new Map<Endpoint, readonly Client[]>()

/**
 * Everybody whom the gate lets in, somebody at least: whoever lacks the feature is refused before
 * anything that they sent is looked at.
 */
async function callersOf(endpoint: Endpoint): Promise<readonly Client[]> {
  const known = letIn.get(endpoint)
  if (known) return known
  const asked = Object.values(people).slice(0, endpoint.access === 'public' ? 1 : 3)
  const first = await Promise.all(asked.map((client) => askAs(client, endpoint, inputOf(endpoint))))
  const callers = asked.filter((_, index) => first[index]!.body.code !== 'feature_missing')
  expect(callers, endpoint.name).not.toEqual([])
  letIn.set(endpoint, callers)
  return callers
}

let turn = 0
/**
 * Asks as the next of those whom the call may be for: each place of a call is tried by all of them,
 * with values in turn.
 */
async function askInTurn(endpoint: Endpoint, input: object) {
  const callers = await callersOf(endpoint)
  return askAs(callers[turn++ % callers.length]!, endpoint, input)
}

/**
 * The values that a call goes on to work with, and one that its schema refuses: what one of those
 * leads to, all do.
 */
function worthAsking(place: TextPlace, values: readonly unknown[]): unknown[] {
  const taken = values.filter((value) => isTaken(place, value))
  const refused = values.filter((value) => !taken.includes(value))
  return [...taken, ...refused.slice(0, 1)]
}

const withBody = endpoints.filter((endpoint) => endpoint.body && !endpoint.rawBody && endpoint.access !== 'public')
const otherTypes = ['text/plain', 'text/csv', 'application/octet-stream', 'multipart/form-data; boundary=x', 'x/y']

describe.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  test('takes JSON and nothing else: any other content type is 415 [ACCESS-4]', async () => {
    for (const type of otherTypes) {
      const answer = await ask('buyer', endpoint, { body: {} }, { 'content-type': type })
      // A caller without the right gets that refusal first.
      expect([type, [401, 403].includes(answer.status) ? 415 : answer.status]).toEqual([type, 415])
    }
  })
})

const places = textPlaces(endpoints)
/** No call takes these in any text; PostgreSQL fails on the first two. */
const neverTaken = ['a\0b', '\ud800', 'x\udc00', '\u001b[0m', 'e\u0301'.padEnd(60, '\u0316')]
/** Nonsense that some call may take; none may fail on it. */
const nonsense = [
  '',
  "'",
  '%',
  '\\',
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  'null',
  '0000-01-01',
  '0001-01-01',
  '99999-01-01',
  '2026-02-30',
  '9999-12-31T23:59:59-23:59',
  'infinity',
  '\u202etxt.exe',
  '__proto__',
  '{}',
]

const otherValues = [null, 1e308, -1, true, {}, [], [[]], { length: 1 }]

describe.each([...new Set(places.map(({ endpoint }) => endpoint))].map((each) => [each.name, each] as const))(
  '%s',
  (_, endpoint) => {
    const own = places.filter((place) => place.endpoint === endpoint)

    test('refuses characters that nothing can keep, in each of its texts, by the field [PLAT-14]', async () => {
      for (const place of own) {
        for (const value of neverTaken) {
          // Half a pair cannot be written in an address.
          if (place.part !== 'body' && /\p{Cs}/u.test(value)) continue
          const { status, body } = await askInTurn(endpoint, inputWith(place, value))
          const field = place.path.join('.')
          // A caller without the right, or without access to this object, gets that refusal first.
          if ([401, 403, 404, 429].includes(status)) continue
          // A list of one in an address reads like the value itself.
          expect([status, body.code, field, field.startsWith(body.field ?? '-')]).toEqual([
            400,
            'invalid_request',
            field,
            true,
          ])
        }
      }
    })

    test('answers nonsense in each of its texts, and does not fail [PLAT-14]', async () => {
      for (const place of own) {
        for (const value of worthAsking(place, nonsense)) {
          const { status } = await askInTurn(endpoint, inputWith(place, value))
          expect([place.path.join('.'), value, status < 500]).toEqual([place.path.join('.'), value, true])
        }
      }
    })

    test('answers values of another type, and does not fail [UI-1]', async () => {
      for (const place of own.filter(({ part }) => part === 'body')) {
        for (const value of worthAsking(place, otherValues)) {
          const { status } = await askInTurn(endpoint, inputWith(place, value))
          expect([place.path.join('.'), value, status < 500]).toEqual([place.path.join('.'), value, true])
        }
      }
    })
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
