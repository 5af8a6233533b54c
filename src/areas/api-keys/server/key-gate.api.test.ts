import { expect, test } from 'vitest'
import { listInvoices } from '#areas/invoice-pages/invoices.endpoints.ts'
import { createCart, listCarts } from '#areas/carts/cart.endpoints.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { changePassword } from '#areas/sessions/passwords.endpoints.ts'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { codeOf, type ErrorBody, startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { listApiKeys } from '../api-keys.endpoints.ts'
import { enablePrograms, makeKey, programWith } from '../testing/key-of.ts'

const limit = 40
const api = await startApi({ LARDER_API_KEY_REQUESTS_PER_MINUTE: String(limit) })
await enablePrograms(api, 'buyer', 'stranger')
const own = { params: shipTos.own }
const newCart = { ...own, body: { cart: { po: 'BY-KEY' } } } as never

test('a key makes the calls its permissions cover, and names the one that is missing [NEXT-12]', async () => {
  const program = programWith(api, (await makeKey(api, 'buyer', ['viewInvoices'])).secret)
  expect((await program.call(listInvoices, {})).status).toBe(200)
  const refused = await program.call(listCarts, own)
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({ code: 'scope_missing', details: { missing: 'Cart' } })
})

test('a right taken from its owner is gone from a key with the next call [NEXT-12]', async () => {
  const { secret } = await makeKey(api, 'buyer', ['manageCart', 'viewInvoices'])
  const program = programWith(api, secret)
  expect((await program.call(listCarts, own)).status).toBe(200)
  await api.db.run(`update users set role = 'accountsPayable' where id = $1`, [people.buyer])
  expect(codeOf(await program.call(listCarts, own))).toBe('feature_missing')
  await api.db.run(`update users set role = 'customerUser' where id = $1`, [people.buyer])
  await api.db.run('delete from user_bill_tos where user_id = $1', [people.buyer])
  expect(codeOf(await program.call(searchShop, own))).toBe('ship_to_not_found')
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000100')`, [people.buyer])
  expect((await program.call(searchShop, own)).status).toBe(200)
})

test('what is a person’s own is refused to a key with every permission [NEXT-12]', async () => {
  const owner = await api.as('buyer')
  const { scopes } = await owner.ask(listApiKeys, {})
  const program = programWith(api, (await makeKey(api, 'buyer', scopes)).secret)
  const answers = [
    await program.call(getMe, {}),
    await program.call(listApiKeys, {}),
    await program.call(changePassword, { body: { oldPassword: 'x', newPassword: 'Correct-Horse-9' } }),
    await program.call(startLoginAs, { body: { userId: people.stranger } }),
  ]
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'not_for_api_keys'))
  const stream = await api.nobody.call(
    { name: 'listen', method: 'GET', path: '/events', summary: '', answer: listApiKeys.answer },
    {},
    { headers: { authorization: `Bearer ${(await makeKey(api, 'buyer', scopes)).secret}` } },
  )
  expect(codeOf(stream)).toBe('not_for_api_keys')
})

test('with a key no cookie counts, and without one no other header opens anything [NEXT-12]', async () => {
  const { secret } = await makeKey(api, 'buyer', ['viewInvoices'])
  const stranger = await api.as('stranger')
  const both = await stranger.call(listCarts, own, { headers: { authorization: `Bearer ${secret}` } })
  expect(codeOf(both)).toBe('scope_missing')
  const wrong = `larder_${'x'.repeat(43)}`
  for (const authorization of [`Bearer ${wrong}`, 'Bearer nonsense', `bearer ${wrong}`])
    expect(codeOf(await stranger.call(getMe, {}, { headers: { authorization } }))).toBe('api_key_unknown')
  expect(codeOf(await api.nobody.call(listMyShipTos, {}, { headers: { authorization: `Basic ${secret}` } }))).toBe(
    'not_signed_in',
  )
  const refused = await programWith(api, wrong).call(listMyShipTos, {})
  expect(refused.headers['www-authenticate']).toBe('Bearer')
})

test('a program writes from wherever it runs: with a key there is no cookie to forge [NEXT-12]', async () => {
  const { secret } = await makeKey(api, 'buyer', ['manageCart'])
  const headers = { origin: 'https://robot.example', 'sec-fetch-site': 'cross-site' }
  expect((await programWith(api, secret).call(createCart, newCart, { headers })).status).toBe(201)
  const browser = await api.as('buyer')
  expect(codeOf(await browser.call(createCart, newCart, { headers }))).toBe('cross_site')
})

test('what a program did has its owner and its name in the trail and last use on the key [NEXT-12, PLAT-8]', async () => {
  const made = await makeKey(api, 'buyer', ['manageCart'])
  await programWith(api, made.secret).ask(createCart, newCart)
  const { apiKeys } = await (await api.as('buyer')).ask(listApiKeys, {})
  const used = apiKeys.find(({ id }) => id === made.apiKey.id)
  expect(used).toMatchObject({ lastUsedAt: api.clock.now().toISOString(), lastAddress: '127.0.0.1' })
})

test('two programs of one user may use the same Idempotency-Key [NEXT-12]', async () => {
  const [one, other] = [await makeKey(api, 'buyer', ['manageCart']), await makeKey(api, 'buyer', ['manageCart'])]
  const key = 'order-1'
  const first = await programWith(api, one.secret).call(createCart, newCart, { key })
  const again = await programWith(api, one.secret).call(createCart, newCart, { key })
  const second = await programWith(api, other.secret).call(createCart, newCart, { key })
  expect(again.body).toEqual(first.body)
  expect([first.ok, second.ok]).toEqual([true, true])
  expect(second.body).not.toEqual(first.body)
})

test('a key that calls too often gets the time to come back, and others are not held up [NEXT-12]', async () => {
  const [busy, calm] = [
    await makeKey(api, 'stranger', ['viewInvoices']),
    await makeKey(api, 'stranger', ['viewInvoices']),
  ]
  const statuses: number[] = []
  for (let count = 0; count < limit; count++)
    statuses.push((await programWith(api, busy.secret).call(listMyShipTos, {})).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await programWith(api, busy.secret).call(listMyShipTos, {})
  expect([refused.status, (refused.body as ErrorBody).code]).toEqual([429, 'api_key_too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await programWith(api, calm.secret).call(listMyShipTos, {})).status).toBe(200)
  api.clock.set(new Date(api.clock.now().getTime() + Number(refused.headers['retry-after']) * 1000))
  expect((await programWith(api, busy.secret).call(listMyShipTos, {})).status).toBe(200)
})
