import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { getMe, login, logout } from '../sessions.endpoints.ts'
import { hashPassword } from './passwords.ts'

const api = await startApi()
const password = 'a right one'
await api.db.run('insert into user_passwords (user_id, hash) values ($1, $2)', [
  people.buyer,
  await hashPassword(password),
])
const email = 'buyer@larder.example'

test('the right password signs in, with a cookie that scripts cannot read [AUTH-1]', async () => {
  const answer = await api.nobody.call(login, { body: { email: ' Buyer@Larder.example ', password } })
  expect(answer.status).toBe(200)
  expect(String(answer.headers['set-cookie'])).toMatch(/^larder_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const [cookie] = String(answer.headers['set-cookie']).split(';')
  const me = await api.nobody.call(getMe, {}, { headers: { cookie: cookie! } })
  expect(me.ok && me.body.email).toBe(email)
  await api.nobody.call(logout, {}, { headers: { cookie: cookie! } })
  const after = await api.nobody.call(getMe, {}, { headers: { cookie: cookie! } })
  expect(after.status).toBe(401)
})

test('a wrong password, an unknown user and an inactive account read the same [AUTH-1]', async () => {
  await api.db.run(`update users set is_active = false where email = 'colleague@larder.example'`)
  const tries = [
    { email, password: 'wrong' },
    { email: 'nobody@larder.example', password },
    { email: 'colleague@larder.example', password },
  ]
  for (const body of tries) {
    const answer = await api.nobody.call(login, { body })
    expect([answer.status, answer.body]).toEqual([401, { code: 'login_failed', message: 'Login failed!' }])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('ten failures are enough for a while; a success uses none of them up [AUTH-1]', async () => {
  for (let i = 0; i < 15; i++) expect((await api.nobody.call(login, { body: { email, password } })).status).toBe(200)
  const codes: number[] = []
  for (let i = 0; i < 12; i++) {
    codes.push((await api.nobody.call(login, { body: { email, password: `wrong ${i}` } })).status)
  }
  expect(codes.at(-1)).toBe(429)
  api.clock.advance(16 * 60_000)
  expect((await api.nobody.call(login, { body: { email, password } })).status).toBe(200)
})

test('deactivating a user ends what they had open [ACCESS-4]', async () => {
  const stranger = await api.as('stranger')
  expect((await stranger.call(getMe, {})).status).toBe(200)
  await api.db.run('update users set is_active = false where id = $1', [people.stranger])
  expect((await stranger.call(getMe, {})).status).toBe(401)
})

test('a session ends twelve hours after it was last used [AUTH-1]', async () => {
  const buyer = await api.nobody.call(login, { body: { email, password } })
  const [cookie] = String(buyer.headers['set-cookie']).split(';')
  const me = () => api.nobody.call(getMe, {}, { headers: { cookie: cookie! } })
  api.clock.advance(11 * 3_600_000)
  expect((await me()).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 50))
  api.clock.advance(11 * 3_600_000)
  expect((await me()).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 50))
  api.clock.advance(13 * 3_600_000)
  expect((await me()).status).toBe(401)
})

test('a user finds their own ship-tos by number, name or city, and no others [SHELL-6, ACCESS-4]', async () => {
  const dsm = await api.as('dsm')
  const found = async (keyword: string) =>
    (await dsm.ask(listMyShipTos, { query: { keyword } })).shipTos.map(({ number }) => number)
  expect(await found('airport')).toEqual(['0000102'])
  expect(await found('henderson')).toEqual(['0000201'])
  expect(await found('0000901')).toEqual([])
  expect(await found('%')).toEqual([])
})
