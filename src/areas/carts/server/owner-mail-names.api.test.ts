import { beforeAll, expect, test } from 'vitest'
import { type Client, startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { modifyCartAccess } from '../cart-access.endpoints.ts'
import { createCart } from '../cart.endpoints.ts'

const api = await startApi()
let admin: Client
let cartId: string
beforeAll(async () => {
  admin = await api.as('admin')
  cartId = (await admin.ask(createCart, { params: shipTos.own, body: { cart: {} } })).cart.id
  // Staff all right, but not with the distributor's own address.
  await api.db.run(`update users set email = 'dsm@larder.example.evil' where id = $1`, [people.dsm])
})
const name = (internalOwnerEmail: string) =>
  admin.call(modifyCartAccess, { params: { ...shipTos.own, cartId }, body: { internalOwnerEmail } })

test.each(['dsr', 'DSR', ' dsr ', 'dsr@larder.example'])('%j names the member of staff [CART-9]', async (text) => {
  expect((await name(text)).status).toBe(200)
})

test.each([
  'dsm',
  'dsm@larder.example.evil',
  'dsr@other.example',
  'dsr@larder.example@evil',
  '@larder.example',
  'dsr@',
  'dsr\r\nBcc: x',
  'ｄsr',
  'dѕr',
  '"dsr"',
  'dsr%',
  'd_r',
  '*',
  '../dsr',
  "dsr' or '1'='1",
  'buyer',
])('%j names nobody, in the same words for all of them [CART-9, security 12]', async (text) => {
  expect(await name(text)).toMatchObject({ status: 422, body: { code: 'internal_owner_not_found' } })
})
