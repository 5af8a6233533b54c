import { afterEach, expect, test } from 'vitest'
import { recordOrderStatus } from '#areas/orders/server/public.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { getCartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { cancelOrder, changeOrder } from '../change-order.endpoints.ts'
import { orderChanges } from '../testing/order-changes.ts'

const api = await startApi()
const [buyer, colleague, dsr] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('dsr')])
const { placed, read, open, setTo, place, messagesOf, mailsAbout } = orderChanges(api, buyer)
/** The cut-off of the order: 17:00 in Las Vegas on Monday, March 2. */
const cutOff = new Date('2026-03-03T01:00:00Z')

afterEach(async () => {
  api.clock.set(monday)
  await api.db.run(`update carts set status = 'discarded' where status = 'open'`)
})

test('two tabs and a colleague change the order in one cart, and it is changed once [NEXT-2, CART-12]', async () => {
  const { params, id } = await placed()
  const carts = await Promise.all([open(params), open(params), open(params, colleague)])
  expect(new Set(carts.map((cart) => cart.id)).size).toBe(1)
  const cart = carts[0]!
  const { cart: ready } = await setTo(cart.id, items.flour, 5)
  const answers = await Promise.all([
    place(cart.id, ready!.version),
    place(cart.id, ready!.version),
    place(cart.id, ready!.version, colleague),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [codeOf(answer)]))).toEqual([
    'cart_already_ordered',
    'cart_already_ordered',
  ])
  expect((await read(id)).order.version).toBe(2)
  expect(await messagesOf(id)).toHaveLength(2)
})

test('a change placed in the second of the cut-off is refused with the reason, one before is taken [NEXT-2]', async () => {
  const { params, id } = await placed()
  const cart = await open(params)
  const { cart: ready } = await setTo(cart.id, items.flour, 5)
  api.clock.set(cutOff)
  // Staff may choose a day whose cut-off has passed; the order is changed no more all the same.
  const late = await place(cart.id, ready!.version, dsr)
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'order_past_cut_off', message: 'The cut-off was at 5:00 PM PST on Mon, Mar 2.' },
  })
  expect((await place(cart.id, ready!.version)).ok).toBe(false)
  expect(await read(id)).toMatchObject({
    cutOffAt: cutOff.toISOString(),
    whyNotChange: 'The cut-off was at 5:00 PM PST on Mon, Mar 2.',
    order: { version: 1 },
  })
  expect(codeOf(await buyer.call(changeOrder, { params }))).toBe('order_past_cut_off')
  expect(codeOf(await buyer.call(cancelOrder, { params, body: { version: 1 } }))).toBe('order_past_cut_off')
  expect(await messagesOf(id)).toHaveLength(1)
  api.clock.set(new Date(cutOff.getTime() - 1))
  expect((await place(cart.id, ready!.version)).ok).toBe(true)
})

test('an order is cancelled once: state, message to the ERP and mail [NEXT-2]', async () => {
  const { params, orderNumber, id } = await placed()
  const cancelling = () => buyer.call(cancelOrder, { params, body: { version: 1 } })
  const answers = await Promise.all([cancelling(), cancelling(), cancelling()])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [codeOf(answer)]))).toEqual([
    'order_already_cancelled',
    'order_already_cancelled',
  ])
  const { order, whyNotCancel } = await read(id)
  expect(order).toMatchObject({ status: 'Cancelled', statusNumber: 5 })
  expect(whyNotCancel).toBe('The order is cancelled.')
  expect((await messagesOf(id)).map(({ topic }) => topic)).toEqual(['order.placed', 'order.cancelled'])
  expect(await mailsAbout(`Order ${orderNumber} cancelled`)).toBe(1)
})

test('a cancelled order takes the cart that changes it along, and its readers learn who cancelled it [NEXT-2, CART-12]', async () => {
  const { params, orderNumber, id } = await placed()
  const cart = await open(params, colleague)
  await buyer.ask(cancelOrder, { params, body: { version: 1 } })
  const cartParams = { division: params.division, shipTo: params.shipTo, cartId: cart.id }
  expect((await colleague.ask(getCartEnd, { params: cartParams })).end).toMatchObject({
    kind: 'discarded',
    isOwn: false,
    order: { id, number: orderNumber },
  })
  expect(codeOf(await place(cart.id, cart.version, colleague))).toBe('cart_not_found')
})

test('no cart is left behind when an order is opened for a change and cancelled at once [NEXT-2]', async () => {
  for (let round = 0; round < 5; round++) {
    const { params, id } = await placed()
    const [, cancelled] = await Promise.all([
      colleague.call(changeOrder, { params }),
      buyer.call(cancelOrder, { params, body: { version: 1 } }),
    ])
    expect(cancelled.ok).toBe(true)
    const left = await api.db.rows(`select id from carts where order_id = $1 and status = 'open'`, [id])
    expect(left).toEqual([])
  }
})

test('a change and a cancellation at once: one comes first, and the order is not both [NEXT-2]', async () => {
  const { params, id } = await placed()
  const cart = await open(params)
  const { cart: ready } = await setTo(cart.id, items.flour, 5)
  const [changed, cancelled] = await Promise.all([
    place(cart.id, ready!.version),
    buyer.call(cancelOrder, { params, body: { version: 1 } }),
  ])
  expect([changed.ok, cancelled.ok].filter(Boolean)).toHaveLength(1)
  const { order } = await read(id)
  expect([order.version, order.status]).toEqual(changed.ok ? [2, 'Placed'] : [1, 'Cancelled'])
  // A cancellation discards the cart of the change.
  expect(codeOf(changed.ok ? cancelled : changed)).toBe(changed.ok ? 'order_changed_since' : 'cart_not_found')
  expect(await messagesOf(id)).toHaveLength(2)
})

test('the ERP that picks up while the order is changed moves the version it means, or none [NEXT-2, ORDER-1]', async () => {
  const { params, id } = await placed()
  const cart = await open(params)
  const { cart: ready } = await setTo(cart.id, items.flour, 5)
  const report = (status: 'InProgress' | 'Open', version?: number) =>
    recordOrderStatus(api.db, { orderId: id, version, status, message: '' }, api.clock.now())
  const [, answer] = await Promise.all([report('InProgress', 1).catch(() => false), place(cart.id, ready!.version)])
  expect(answer.ok).toBe(true)
  const { order } = await read(id)
  expect([order.version, order.status]).toEqual([2, 'Placed'])
  await expect(report('Open', 1)).rejects.toMatchObject({ refusal: { code: 'order_version_outdated' } })
  expect(await report('Open', 2)).toBe(true)
})

test('a shipped order is neither changed nor cancelled, also when it ships while its cart is open [NEXT-2]', async () => {
  const { params, id } = await placed()
  const cart = await open(params)
  const { cart: ready } = await setTo(cart.id, items.flour, 5)
  for (const status of ['Open', 'Invoiced'] as const)
    await recordOrderStatus(api.db, { orderId: id, status, message: '' }, new Date(api.clock.now().getTime() + 1))
  expect(codeOf(await place(cart.id, ready!.version))).toBe('order_already_shipped')
  expect(codeOf(await buyer.call(cancelOrder, { params, body: { version: 1 } }))).toBe('order_already_shipped')
  expect((await read(id)).order.version).toBe(1)
})
