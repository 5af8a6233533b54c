import { afterAll, expect, test } from 'vitest'
import { finishSingleSignOn, startSingleSignOn } from '#areas/sessions/single-sign-on.endpoints.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { getUser } from '#areas/users/users.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { startFakeProvider } from '../testing/fake-provider.ts'

const okta = await startFakeProvider('portal')
afterAll(okta.stop)
const api = await startApi({
  OIDC_ISSUER: okta.issuer,
  OIDC_CLIENT_ID: 'portal',
  OIDC_FEATURES_CLAIM: 'groups',
  OIDC_FEATURES_MAP: 'Night crew=night-shift, Beta=beta',
})

/** Signs Rosa in with these groups; returns her features. */
async function signIn(groups: unknown): Promise<string[]> {
  Object.assign(okta.lies, { claims: { email: 'dsr@larder.example', email_verified: true, groups } })
  const { body, headers } = await api.nobody.call(startSingleSignOn, { body: {} })
  const { location } = body as { location: string }
  const state = new URL(location).searchParams.get('state')!
  const search = `?${new URLSearchParams({ code: okta.codeFor(location), state }).toString()}`
  const cookie = String(headers['set-cookie']).split(';')[0]!
  const answer = await api.nobody.call(finishSingleSignOn, { body: { search } }, { headers: { cookie } })
  expect(answer.ok).toBe(true)
  return (await (await api.as('dsr')).ask(getMe, {})).oktaFeatures.toSorted((one, other) => one.localeCompare(other))
}

test('groups become features by the mapping alone, and go with the next sign-in without them [ACCESS-3]', async () => {
  expect(await signIn(['Night crew', 'Beta', 'managePrice', 'night-shift'])).toEqual(['beta', 'night-shift'])
  expect(await signIn(['Beta', 'Everyone'])).toEqual(['beta'])
  expect(await signIn({ Beta: true })).toEqual([])
})

test('staff see which system a right comes from, and a claim is no permission of the portal [ACCESS-3, USERS-1]', async () => {
  await api.db.run(`insert into user_outside_features values ($1, 'crm', 'gold') on conflict do nothing`, [people.dsr])
  await signIn(['Night crew'])
  const { user } = await (await api.as('admin')).ask(getUser, { params: { userId: people.dsr } })
  expect(user).toMatchObject({ features: [], outsideFeatures: { crm: ['gold'], okta: ['night-shift'] } })
})
