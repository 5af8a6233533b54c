import { expect, test } from 'vitest'
import type { Call } from '#platform/http/handle.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readConfig } from '#platform/config.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { endMySession, listMySessions, logoutEverywhere } from '../session-list.endpoints.ts'
import { getMe } from '../sessions.endpoints.ts'
import { keyOf, startSession } from './session.store.ts'
import { rotateSession } from './rotate-session.ts'

const api = await startApi()
const lengths = { idleHours: 12, stayHours: 720 }
const device = 'd'.repeat(43)
const open = (userId: string, more: { device?: Buffer; userAgent?: string } = {}) =>
  startSession(
    api.db,
    { userId, staySignedIn: true, address: '203.0.113.7', userAgent: 'test', ...more },
    lengths,
    api.clock.now(),
  )
const statusWith = async (cookie: string) => (await api.nobody.call(getMe, {}, { headers: { cookie } })).status

test('users see where they are signed in, with this session marked, and can end one of the sessions [AUTH-3]', async () => {
  const here = await api.as('buyer')
  const { token } = await open(people.buyer, { userAgent: 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1' })
  const { sessions } = await here.ask(listMySessions, {})
  expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Another program', true],
    ['Safari on iPhone', false],
  ])
  expect(JSON.stringify(sessions)).not.toContain(token)
  await here.ask(endMySession, { params: { sessionId: sessions[1]!.id } })
  expect(await statusWith(`larder_session=${token}`)).toBe(401)
  const again = await here.call(endMySession, { params: { sessionId: sessions[1]!.id } })
  expect(again.body).toMatchObject({ code: 'session_not_found' })
})

test("another's session is neither listed nor ended [AUTH-3, ACCESS-4]", async () => {
  const { token } = await open(people.stranger)
  const [theirs] = await api.db.rows<{ id: string }>('select id from sessions where user_id = $1', [people.stranger])
  const buyer = await api.as('buyer')
  const answer = await buyer.call(endMySession, { params: { sessionId: theirs!.id } })
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'session_not_found' }])
  expect(await statusWith(`larder_session=${token}`)).toBe(200)
})

test('logging out everywhere ends every session of the user and no other [AUTH-3]', async () => {
  const [here, elsewhere, stranger] = [await api.as('buyer'), await api.as('buyer'), await api.as('stranger')]
  await here.ask(logoutEverywhere, {})
  expect((await here.call(getMe, {})).status).toBe(401)
  expect((await elsewhere.call(getMe, {})).status).toBe(401)
  expect((await stranger.call(getMe, {})).status).toBe(200)
})

test('whoever acts as a customer sees and ends nothing of theirs [AUTH-3, AUTH-8]', async () => {
  const { token } = await open(people.dsr)
  await api.db.run('update sessions set user_id = $1 where token_hash = $2', [people.buyer, keyOf(token)])
  const options = { headers: { cookie: `larder_session=${token}` } }
  for (const answer of [
    await api.nobody.call(listMySessions, {}, options),
    await api.nobody.call(logoutEverywhere, {}, options),
  ])
    expect(answer.body).toMatchObject({ code: 'not_while_logged_in_as' })
})

test('a session that stays opens on its own device alone [AUTH-3]', async () => {
  const { token } = await open(people.buyer, { device: keyOf(device) })
  expect(await statusWith(`larder_session=${token}; larder_device=${device}`)).toBe(200)
  expect(await statusWith(`larder_session=${token}`)).toBe(401)
  expect(await statusWith(`larder_session=${token}; larder_device=${'e'.repeat(43)}`)).toBe(401)
})

test('a rotated session goes on under another token, and the old one is dead [AUTH-3]', async () => {
  const { token } = await open(people.dsr)
  const cookies: string[] = []
  const call = {
    db: api.db,
    services: { config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://larder.test' }) },
    now: api.clock.now(),
    caller: { sessionKey: keyOf(token) },
    reply: { setCookie: (_: string, value: string) => void cookies.push(value) },
  } as unknown as Call<Endpoint>
  await rotateSession(call, { userId: people.buyer })
  expect(await statusWith(`larder_session=${token}`)).toBe(401)
  const me = await api.nobody.ask(getMe, {}, { headers: { cookie: `larder_session=${cookies[0]}` } })
  expect(me).toMatchObject({ userId: people.buyer, realUserId: people.dsr, kind: 'proxy' })
  await expect(rotateSession(call)).rejects.toThrow()
})
