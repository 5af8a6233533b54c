import { afterAll, expect, test } from 'vitest'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { finishSingleSignOn, startSingleSignOn } from '#areas/sessions/single-sign-on.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { type Lies, startFakeProvider } from '../testing/fake-provider.ts'

const okta = await startFakeProvider('portal')
afterAll(okta.stop)
const api = await startApi({
  OIDC_ISSUER: okta.issuer,
  OIDC_CLIENT_ID: 'portal',
  OIDC_FEATURES_CLAIM: 'groups',
  OIDC_FEATURES_PREFIX: 'larder-',
  OIDC_FEATURES_SCOPE: 'groups',
})

const rosa = { email: 'dsr@larder.example', email_verified: true }

/** Signs Rosa in with what the provider says: the answer, and the scope that was asked for. */
async function signIn(says: Lies) {
  for (const name of Object.keys(okta.lies)) delete okta.lies[name as keyof Lies]
  Object.assign(okta.lies, says)
  const { body, headers } = await api.nobody.call(startSingleSignOn, { body: {} })
  const { location } = body as { location: string }
  const { searchParams } = new URL(location)
  const search = `?${new URLSearchParams({ code: okta.codeFor(location), state: searchParams.get('state')! }).toString()}`
  const cookie = String(headers['set-cookie']).split(';')[0]!
  const answer = await api.nobody.call(finishSingleSignOn, { body: { search } }, { headers: { cookie } })
  return { answer, scope: searchParams.get('scope') }
}
const held = async () => (await (await api.as('dsr')).ask(getMe, {})).oktaFeatures.toSorted()
const trail = () =>
  api.db.rows<{ details: object }>(
    `select details from audit_entries where action = 'user.take-okta-features' and real_user_id = $1 order by id`,
    [people.dsr],
  )

test("each sign-in replaces the person's Okta features by those of the claim, with an entry in the trail [ACCESS-3, PLAT-8]", async () => {
  await api.db.run(`insert into user_outside_features values ($1, 'okta', 'old'), ($1, 'crm', 'gold')`, [people.dsr])
  const { answer, scope } = await signIn({ claims: { ...rosa, groups: ['larder-orders', 'larder-old', 'Everyone'] } })
  expect(scope).toBe('openid email profile groups')
  expect(answer.body).toMatchObject({ user: { crmFeatures: ['gold'] } })
  expect(await held()).toEqual(['old', 'orders'])
  await signIn({ claims: { ...rosa, groups: ['larder-orders'] } })
  expect(await held()).toEqual(['orders'])
  await signIn({ claims: { ...rosa, groups: ['larder-orders'] } })
  expect(await trail(), 'nothing changed the third time').toEqual([
    { details: { granted: ['orders'], withdrawn: [] } },
    { details: { granted: [], withdrawn: ['old'] } },
  ])
})

test('a claim that is not in the ID token is asked for; without it anywhere the person has none [ACCESS-3]', async () => {
  await signIn({ claims: rosa, userInfo: { groups: ['larder-reports'] } })
  expect(await held()).toEqual(['reports'])
  await signIn({ claims: rosa, userInfo: {} })
  expect(await held()).toEqual([])
})

test('an address that only the userinfo endpoint vouches for does not borrow from the ID token, nor the other way [AUTH-2]', async () => {
  const unverified = { email: rosa.email, email_verified: false }
  const { answer } = await signIn({ claims: unverified, userInfo: { ...rosa, groups: ['larder-all'] } })
  expect(answer.body).toMatchObject({ code: 'not_admitted' })
  const other = await signIn({ claims: { email_verified: true }, userInfo: { email: rosa.email } })
  expect(other.answer.body).toMatchObject({ code: 'not_admitted' })
  expect(await held()).toEqual([])
})

test('a provider that does not say the claim when asked signs nobody in, and leaves the features as they were [ACCESS-3]', async () => {
  await signIn({ claims: { ...rosa, groups: ['larder-orders'] } })
  const { answer } = await signIn({ claims: rosa })
  expect(answer.body).toMatchObject({ code: 'sign_on_failed' })
  expect(await held()).toEqual(['orders'])
})
