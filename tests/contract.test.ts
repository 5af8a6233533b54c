import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isFeature } from '#kit/feature-keys.ts'
import { areas, demoAreas } from '#app/areas.server.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openApiOf } from '#contract/openapi.ts'
import { roles } from '#areas/access/roles.ts'
import { type Answer, startApi } from './support/api.ts'
import { shipTos } from './support/distributor.ts'

// Every call the product has gets the same questions: these tests come from the contract, not from
// a list.
const endpoints = [...areas, ...demoAreas].flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const served = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const withSession = served.filter((endpoint) => endpoint.access !== 'public')

const missingId = '018f0000-0000-7000-8000-00000000dead'
const sampleParams: Record<string, string> = {
  cartId: missingId,
  orderId: missingId,
  itemNumber: '0001001',
  kind: 'items',
}

function inputFor(endpoint: Endpoint, shipTo: { division: string; shipTo: string }) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const params = Object.fromEntries(names.map((name) => [name, { ...sampleParams, ...shipTo }[name] ?? 'x']))
  return { params, ...(endpoint.body && { body: {} }) }
}

const facts = { version: '3.0.4', publicUrl: 'https://order.example', cookieName: '__Host-larder_session' }
const api = await startApi()

async function asked(
  person: 'buyer' | 'dsr' | 'prospect' | 'nobody',
  endpoint: Endpoint,
  shipTo: { division: string; shipTo: string },
) {
  const client = person === 'nobody' ? api.nobody : await api.as(person)
  // The generic caller knows no one endpoint's types.
  const input = inputFor(endpoint, shipTo) as never
  const headers = endpoint.rawBody ? { 'content-type': endpoint.rawBody[0]! } : {}
  return (await client.call(endpoint, input, { headers })) as Answer<Endpoint> & { body: { code: string } }
}

const buyerFeatures = new Set<string>(roles.customerUser.features)

/** Somebody the call is for; for neither of the two the foreign ship-to is theirs. */
const userOf = ({ staffOnly, needs }: Endpoint): 'buyer' | 'dsr' =>
  staffOnly || needs?.some((feature) => !buyerFeatures.has(feature)) ? 'dsr' : 'buyer'

describe.each(withSession.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  test('is refused without a session [ACCESS-4]', async () => {
    const answer = await asked('nobody', endpoint, shipTos.own)
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in'])
  })

  // A prospect holds no feature that any call but looking needs.
  test.runIf((endpoint.needs?.length ?? 0) > 0)('is refused without its feature [ACCESS-2, ACCESS-4]', async () => {
    const answer = await asked('prospect', endpoint, shipTos.prospective)
    expect([answer.status, answer.body.code]).toEqual([403, 'feature_missing'])
  })

  test.runIf(endpoint.path.includes(':shipTo'))(
    'answers a foreign ship-to exactly as a missing one [ACCESS-4]',
    async () => {
      const foreign = await asked(userOf(endpoint), endpoint, shipTos.foreign)
      const missing = await asked(userOf(endpoint), endpoint, { division: 'NLV', shipTo: '0009999' })
      const otherDivision = await asked(userOf(endpoint), endpoint, { ...shipTos.own, division: 'NIC' })
      expect(foreign.status).toBe(404)
      expect(missing.status).toBe(404)
      expect(missing.body).toEqual(foreign.body)
      expect(otherDivision.body).toEqual(foreign.body)
    },
  )

  test.runIf(endpoint.path.includes(':division') && endpoint.path.includes(':shipTo'))(
    'refuses a division or ship-to that cannot exist without looking for it',
    async () => {
      const answer = await asked(userOf(endpoint), endpoint, { division: "N'V", shipTo: "1' or 1=1" })
      expect([400, 404]).toContain(answer.status)
    },
  )
})

test('every call has a name of its own and needs only features that exist [ACCESS-2]', () => {
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  for (const { needs } of endpoints) for (const feature of needs ?? []) expect(isFeature(feature)).toBe(true)
})

test('a call that must happen once refuses to run without its key [PLAT-2]', async () => {
  const [buyer, admin] = [await api.as('buyer'), await api.as('admin')]
  for (const endpoint of served.filter((each) => each.idempotent)) {
    const client = endpoint.staffOnly || endpoint.needs?.some((key) => !buyerFeatures.has(key)) ? admin : buyer
    const answer = await client.call(endpoint, inputFor(endpoint, shipTos.own) as never, { key: null })
    expect([400]).toContain(answer.status)
  }
})

test('the OpenAPI document describes every call and parses as JSON Schema [PLAT-6]', () => {
  const document = openApiOf(endpoints, facts) as { paths: Record<string, Record<string, unknown>> }
  const described = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
  // The calls and the stream of events.
  expect(described).toHaveLength(endpoints.length + 1)
  for (const endpoint of endpoints)
    expect(() => z.toJSONSchema(endpoint.answer, { unrepresentable: 'any' })).not.toThrow()
})

test('a body over its limit is 413, an unknown content type 415, broken JSON 400, and none of them runs anything', async () => {
  const client = await api.as('buyer')
  const createCart = served.find(({ name }) => name === 'createCart')!
  const params = { params: shipTos.own } as never
  const big = await client.call(createCart, {
    ...(params as object),
    body: { cart: { po: 'x'.repeat(1_100_000) } },
  } as never)
  expect([big.status, (big.body as { code: string }).code]).toEqual([413, 'too_large'])
  const typed = await client.call(createCart, { ...(params as object), body: {} } as never, {
    headers: { 'content-type': 'application/x-yaml' },
  })
  expect([typed.status, (typed.body as { code: string }).code]).toEqual([415, 'unsupported_type'])
  expect((await api.db.rows('select 1 from carts')).length).toBe(0)
})

test('a write from another site is refused [ACCESS-4]', async () => {
  const client = await api.as('buyer')
  const logout = served.find(({ name }) => name === 'logout')!
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
    const answer = await client.call(logout, {} as never, { headers: headers as Record<string, string> })
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([403, 'cross_site'])
  }
})
