import { beforeEach, expect, test } from 'vitest'
import { getCart } from '#areas/carts/cart.endpoints.ts'
import { login } from '#areas/sessions/sessions.endpoints.ts'
import { resetPassword } from '#areas/sessions/passwords.endpoints.ts'
import { listUsers } from '#areas/users/users.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { createLog } from '../log.ts'

let lines: Record<string, unknown>[] = []
let written = ''
const log = createLog('info', {
  write: (line) => {
    written += line
    lines.push(JSON.parse(line) as Record<string, unknown>)
  },
})
const api = await startApi({}, log)
beforeEach(() => {
  lines = []
  written = ''
})
const requests = () => lines.filter(({ msg }) => msg === 'request')

test('each request is one line at the default level: id, method, pattern, status, time and user [PLAT-7]', async () => {
  const buyer = await api.as('buyer')
  const cartId = '018f0000-0000-7000-8000-000000000001'
  await buyer.call(getCart, { params: { ...shipTos.own, cartId } }, { headers: { 'x-request-id': 'request-0001' } })
  expect(requests()).toEqual([
    expect.objectContaining({
      reqId: 'request-0001',
      method: 'GET',
      route: '/api/v2-1-0/divisions/:division/ship-tos/:shipTo/carts/:cartId',
      status: 404,
      refusal: 'cart_not_found',
      user: people.buyer,
      ms: expect.any(Number) as number,
    }),
  ])
  expect(written).not.toContain(cartId)
  expect(written).not.toContain(shipTos.own.shipTo)
})

test('a failed sign-in and a missing right are lines with the address they came from [PLAT-7]', async () => {
  await api.nobody.call(login, { body: { email: 'buyer@larder.example', password: 'planted-password' } as never })
  await (await api.as('buyer')).call(listUsers, {})
  const [failed, refused] = requests()
  expect(failed).toMatchObject({ route: '/api/login', address: '127.0.0.1' })
  expect(failed!['status']).toBeGreaterThanOrEqual(400)
  expect(refused).toMatchObject({ status: 403, refusal: 'feature_missing', user: people.buyer, address: '127.0.0.1' })
})

test('planted secrets never appear: password, link, cookie, address with its search [PLAT-7]', async () => {
  const token = 'planted-token-of-a-link-0123456789'
  await api.nobody.call(login, { body: { email: 'planted@larder.example', password: 'planted-password' } as never })
  await api.nobody.call(resetPassword, { body: { token, newPassword: 'planted-password' } as never })
  await api.nobody.call(login, {} as never, { headers: { cookie: `larder_session=${token}`, authorization: token } })
  await (await api.as('admin')).call(listUsers, { query: { keyword: 'planted-name' } as never })
  expect(requests()).toHaveLength(4)
  expect(written).not.toContain('planted')
})
