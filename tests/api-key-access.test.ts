import { describe, expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { listApiKeys } from '#areas/api-keys/api-keys.endpoints.ts'
import { peopleFeatures } from '#areas/api-keys/rules/offer-scopes.ts'
import { enablePrograms, makeKey, programWith } from '#areas/api-keys/testing/key-of.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isOpenToKeys } from '#contract/is-open-to-keys.ts'
import { codeOf, startApi } from './support/api.ts'
import { shipTos } from './support/distributor.ts'
import { sampleInput } from './support/sample-input.ts'

// NEXT-12: every call there is, by programs with one permission and with all that their owner can
// give. The calls come from the contract, so that a new one is asked the same on the day it is
// written. What a key reads of others' data is in access-matrix.test.ts.
const api = await startApi()
const missing = '018f0000-0000-7000-8000-00000000dead'
const served = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const withSession = served.filter(({ access, rawBody }) => access !== 'public' && !rawBody)
const callsOf = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

await enablePrograms(api, 'admin')
const { scopes } = await (await api.as('admin')).ask(listApiKeys, {})
const whole = programWith(api, (await makeKey(api, 'admin', scopes)).secret)
const narrow = programWith(api, (await makeKey(api, 'admin', ['deleteData'])).secret)
const ids = { ...shipTos.own, missing, itemNumber: '0001001' }

const codeBy = async (program: typeof whole, endpoint: Endpoint) =>
  codeOf(await program.call(endpoint, sampleInput(endpoint, ids) as never, endpoint.ifMatch ? { ifMatch: 1 } : {}))

const closed = withSession.filter((endpoint) => !isOpenToKeys(endpoint))
const open = withSession.filter(isOpenToKeys)

describe('a program with every permission its owner, who administers the portal, can give', () => {
  test.each(callsOf(closed))('is refused %s, which is for people [NEXT-12]', async (_, endpoint) => {
    expect(await codeBy(whole, endpoint)).toBe('not_for_api_keys')
  })
})

describe('a program with one permission of another kind', () => {
  test.each(callsOf(open.filter(({ needs }) => needs?.length)))(
    'is refused %s, whatever its owner may [NEXT-12]',
    async (_, endpoint) => {
      expect(await codeBy(narrow, endpoint)).toBe('scope_missing')
    },
  )
})

test('no call that is open to programs needs a permission that no key can have [NEXT-12]', () => {
  const unreachable = open.filter(({ needs }) => needs?.some((feature) => peopleFeatures.has(feature)))
  expect(unreachable.map(({ name }) => name)).toEqual([])
})

test('of what is a person’s own nothing is open: password, second factor, sessions, login as, ways to pay, keys [NEXT-12]', () => {
  const names = open.map(({ path }) => path)
  for (const own of [
    /password/,
    /mfa/,
    /sessions/,
    /login-as/,
    /pay\/(save|update|delete|card-token)/,
    /api-keys/,
    /^\/users/,
  ])
    expect(names.filter((path) => own.test(path))).toEqual([])
})
