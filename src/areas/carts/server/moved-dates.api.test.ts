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
import { liveChannel } from '#platform/events/live-events.ts'
import type { Database } from '#platform/database/database.ts'
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

/** The cart and its first line. */
const newVersion = 2
const versionOf = async (cartId: string) =>
  (await api.db.row<{ version: number }>('select version from carts where id = $1', [cartId])).version

test('several processes at once move each cart once and send one mail for it [PLAT-5, CART-6]', async () => {
  const carts = [await newCart(), await newCart(), await newCart()]
  const counts = await Promise.all(Array.from({ length: 6 }, () => run(evening)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  for (const { cartId } of carts) expect(await versionOf(cartId)).toBe(newVersion + 1)
  expect(await mails()).toHaveLength(3)
})

test('a date that somebody chose after the job read the cart stays theirs [PLAT-5]', async () => {
  const { cartId } = await newCart()
  let isChosen = false
  const late: Database = {
    ...api.db,
    inTransaction: async (work) => {
      if (!isChosen)
        await api.db.run(`update carts set delivery_date = '2026-03-06', version = 3 where id = $1`, [cartId])
      isChosen = true
      return api.db.inTransaction(work)
    },
  }
  expect(await refreshCarts(late, evening, 'https://portal.example')).toBe(0)
  const cart = await api.db.row('select delivery_date::text as date, version from carts where id = $1', [cartId])
  expect(cart).toEqual({ date: '2026-03-06', version: 3 })
  expect(await mails()).toEqual([])
})

test('a cart that cannot be moved holds up no other of its batch [PLAT-5]', async () => {
  const [bad, good] = [await newCart(), await newCart()]
  await api.db.run(`create function refuse_cart() returns trigger language plpgsql as $$
    begin raise exception 'this cart cannot be moved'; end $$`)
  await api.db.run(`create trigger refuse_cart before update of delivery_date on carts for each row
    when (old.id = '${bad.cartId}') execute function refuse_cart()`)
  await expect(run(evening)).rejects.toThrow('this cart cannot be moved')
  await api.db.run('drop function refuse_cart cascade')
  expect(await versionOf(good.cartId)).toBe(newVersion + 1)
  expect(await versionOf(bad.cartId)).toBe(newVersion)
  expect(await mails()).toHaveLength(1)
  expect(await run(new Date(evening.getTime() + 3_600_000))).toBe(1)
})

test('the moved date is news to the open tabs, and a change that names its owner [CART-12]', async () => {
  const { cartId } = await newCart()
  const events: string[] = []
  const stop = await api.db.listen(liveChannel, (event) => void events.push(event))
  await run(evening)
  // The events of the new cart may still be on their way.
  const moves = () => events.filter((event) => event.includes(cartId) && event.includes(`:${newVersion + 1},`))
  await expect.poll(moves, { timeout: 15_000 }).toHaveLength(1)
  await stop()
  expect(JSON.parse(moves()[0]!)).toEqual({ topic: 'cart', version: newVersion + 1, ...own, id: cartId })
  const change = await api.db.row(
    'select kind, user_id as "userId", details from cart_changes where cart_id = $1 and version = 3',
    [cartId],
  )
  expect(change).toEqual({
    kind: 'date-refreshed',
    userId: people.buyer,
    details: { before: { deliveryDate: '2026-03-03' }, after: { deliveryDate: '2026-03-04' } },
  })
})
