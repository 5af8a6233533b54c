import { beforeEach, expect, test } from 'vitest'
import { monday, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import {
  createCart,
  getActiveCart,
  refreshCart,
  seeMovedDate,
  setActiveCart,
  updateCartDetails,
} from '../cart.endpoints.ts'
import { refreshCarts } from './refresh-carts.job.ts'

const api = await startApi()
const [buyer, colleague, dsr] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('dsr')])
const own = shipTos.own
// The cut-off for Tuesday is Monday 17:00 in Los Angeles: 01:00 UTC.
const evening = new Date('2026-03-03T01:00:01Z')
const nextEvening = new Date('2026-03-04T01:00:01Z')
const run = (now: Date) => refreshCarts(api.db, now, 'https://portal.example')
const mails = () =>
  api.db.rows<{ to: string; text: string }>(
    `select to_address as "to", text_body as text from mails where subject like 'Delivery date changed%' order by id`,
  )
const movedDate = async (client = buyer) => (await client.ask(getActiveCart, { params: own })).movedDate
const newCart = async (client = buyer) => {
  const { cart } = await client.ask(createCart, {
    params: own,
    body: { cart: { deliveryDate: '2026-03-03' }, items: [{ itemNumber: items.flour, orderedCases: 1 }] },
  })
  return { ...own, cartId: cart.id }
}
const checkAt = async (cartId: string) =>
  (await api.db.row<{ at: string }>(`select date_check_at::text as at from carts where id = $1`, [cartId])).at

beforeEach(async () => {
  api.clock.set(monday)
  await api.db.run('delete from carts')
  await api.db.run('delete from mails')
})

test('an owner whose date the job moved is notified at the next visit, once on all devices, and by mail [CART-6]', async () => {
  const params = await newCart()
  expect(await movedDate()).toBeNull()
  expect(await run(evening)).toBe(1)
  api.clock.set(evening)
  expect(await movedDate()).toEqual({ before: '2026-03-03', after: '2026-03-04' })
  const otherDevice = await api.as('buyer')
  expect(await movedDate(otherDevice)).toEqual({ before: '2026-03-03', after: '2026-03-04' })
  await otherDevice.ask(seeMovedDate, { params })
  expect(await movedDate()).toBeNull()
  expect(await mails()).toEqual([{ to: 'buyer@larder.example', text: expect.any(String) as string }])
  const [mail] = await mails()
  expect(mail!.text).toContain('changed from Tue, Mar 3 to Wed, Mar 4 based on the cut-off time.')
  expect(mail!.text).toContain(`https://portal.example/review-cart?ship-to=NLV.0000101&cart=${params.cartId}`)
})

test('after two moves in a row the owner sees the first date and the last [CART-6]', async () => {
  await newCart()
  await run(evening)
  await run(nextEvening)
  expect(await movedDate()).toEqual({ before: '2026-03-03', after: '2026-03-05' })
})

test('a date that somebody chose since is no news any more [CART-6]', async () => {
  const params = await newCart()
  await run(evening)
  api.clock.set(evening)
  await buyer.ask(updateCartDetails, { params, body: { deliveryDate: '2026-03-06' } })
  expect(await movedDate()).toBeNull()
})

test('only owners are notified, also when another reader moved the date [CART-6]', async () => {
  const params = await newCart()
  await colleague.ask(setActiveCart, { params: own, body: { activeCartId: params.cartId } })
  api.clock.set(evening)
  expect((await colleague.ask(refreshCart, { params })).isCartUpdated).toBe(true)
  expect(await movedDate(colleague)).toBeNull()
  expect(await movedDate()).toEqual({ before: '2026-03-03', after: '2026-03-04' })
  expect((await mails()).map(({ to }) => to)).toEqual(['buyer@larder.example'])
})

test('the one whose look moved the date reads it there and gets no mail [CART-6]', async () => {
  const params = await newCart()
  api.clock.set(evening)
  expect((await buyer.ask(refreshCart, { params })).isCartUpdated).toBe(true)
  expect(await movedDate()).toBeNull()
  expect(await mails()).toEqual([])
})

test('an owner who left or lost the customer gets no mail [ACCESS-4]', async () => {
  const params = await newCart()
  await api.db.run('update carts set ext_owner_id = $2 where id = $1', [params.cartId, people.stranger])
  await run(evening)
  expect(await mails()).toEqual([])
})

test('the job reads only carts that are due: each is looked at again at its own cut-off [PLAT-5]', async () => {
  const params = await newCart()
  await run(monday)
  expect(new Date(await checkAt(params.cartId))).toEqual(new Date('2026-03-03T01:00:00Z'))
  await buyer.ask(updateCartDetails, { params, body: { deliveryDate: '2026-03-05' } })
  expect(await checkAt(params.cartId)).toBe('-infinity')
  await run(monday)
  expect(new Date(await checkAt(params.cartId))).toEqual(new Date('2026-03-05T01:00:00Z'))
})

test('another cut-off or a holiday counts at the next run, though the cart was not due [PLAT-5]', async () => {
  const params = await newCart()
  await run(monday)
  await api.db.run(`update route_days set cut_off_time = '11:00' where ship_to = '0000101'`)
  expect(await checkAt(params.cartId)).toBe('-infinity')
  expect(await run(monday)).toBe(1)
  await api.db.run(`update route_days set cut_off_time = '17:00' where ship_to = '0000101'`)
  await run(monday)
  await api.db.run(`insert into holidays values ('NLV', '2026-03-04', 'Holiday')`)
  expect(await run(monday)).toBe(1)
  await api.db.run('delete from holidays')
})

test('a date of staff stays after the cut-off until the day is over [CART-6]', async () => {
  await newCart(dsr)
  expect(await run(evening)).toBe(0)
  expect(await run(new Date('2026-03-04T08:00:01Z'))).toBe(1)
})
