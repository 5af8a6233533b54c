import { beforeEach, expect, test } from 'vitest'
import { createCart, updateCartDetails } from '#areas/carts/cart.endpoints.ts'
import { addToCart, setLine } from '#areas/carts/line.endpoints.ts'
import type { Database } from '#platform/database/database.ts'
import { monday, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { placeOrder } from '../checkout.endpoints.ts'
import { readyCart } from '../testing/ready-cart.ts'
import { remindOfCutOffs } from './remind-cut-off.job.ts'

const api = await startApi()
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const settings = { minutesBefore: 60, publicUrl: 'https://portal.example' }
// The cut-off for Tuesday is Monday 17:00 in Los Angeles: 01:00 UTC.
const near = new Date('2026-03-03T00:10:00Z')
const mails = () =>
  api.db.rows<{ to: string; subject: string; text: string }>(
    `select to_address as "to", subject, text_body as text from mails where subject like 'Order by%' order by id`,
  )
const remind = (now = near, db: Database = api.db) => remindOfCutOffs(db, now, settings)

beforeEach(async () => {
  api.clock.set(monday)
  await api.db.run('delete from carts where id not in (select cart_id from orders)')
  await api.db.run('delete from mails')
  await api.db.run('update users set is_active = true')
  await api.db.run('update ship_tos set is_ordering_allowed = true')
})

test("the owner of an open cart is reminded of its cut-off in the division's time [CHECK-1]", async () => {
  await readyCart(buyer)
  expect(await remind(monday)).toBe(0)
  expect(await remind()).toBe(1)
  expect(await mails()).toEqual([
    {
      to: 'buyer@larder.example',
      subject: 'Order by 5:00 PM PST for Tue, Mar 3: Harbor Grill Downtown',
      text: expect.stringContaining('In the cart: 2 lines, 3 cases') as string,
    },
  ])
})

test('the mail leads to its own cart, whichever ship-to and cart are selected where it is opened [CHECK-1]', async () => {
  const { cartId } = await readyCart(buyer)
  await remind()
  const [mail] = await mails()
  expect(mail!.text).toContain(`https://portal.example/review-cart?ship-to=NLV.0000101&cart=${cartId}`)
})

test('one mail per cart and cut-off, however often and however many at once the job runs [CHECK-1]', async () => {
  await readyCart(buyer)
  const counts = await Promise.all(Array.from({ length: 8 }, () => remind()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await remind(new Date('2026-03-03T00:55:00Z'))).toBe(0)
  expect(await mails()).toHaveLength(1)
})

test('a job that dies before its mail is written leaves no claim, and the next run sends it [CHECK-1]', async () => {
  await readyCart(buyer)
  const dying: Database = {
    ...api.db,
    inTransaction: (work) =>
      api.db.inTransaction((tx) => work({ ...tx, send: () => Promise.reject(new Error('killed')) })),
  }
  await expect(remind(near, dying)).rejects.toThrow('killed')
  expect(await mails()).toHaveLength(0)
  expect(await remind()).toBe(1)
})

test('another delivery date has a cut-off of its own, and a mail of its own [CHECK-1]', async () => {
  const params = await readyCart(buyer)
  expect(await remind()).toBe(1)
  await buyer.ask(updateCartDetails, { params, body: { deliveryDate: '2026-03-04' } })
  expect(await remind()).toBe(0)
  expect(await remind(new Date('2026-03-04T00:10:00Z'))).toBe(1)
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Order by 5:00 PM PST for Tue, Mar 3: Harbor Grill Downtown',
    'Order by 5:00 PM PST for Wed, Mar 4: Harbor Grill Downtown',
  ])
})

test.each([
  ['once the cut-off has passed', '', new Date('2026-03-03T01:00:00Z')],
  ['when ordering is not allowed', 'update ship_tos set is_ordering_allowed = false', near],
  ['when its owner may no longer sign in', `update users set is_active = false where id = '${people.buyer}'`, near],
  ['when its owner has lost the customer', `update carts set ext_owner_id = '${people.stranger}'`, near],
  ['when it is hidden from the customer who owns it', 'update carts set is_visible_to_customer = false', near],
])('an open cart sends nothing %s [CHECK-1]', async (_, statement, now) => {
  await readyCart(buyer)
  if (statement) await api.db.run(statement)
  expect(await remind(now)).toBe(0)
  expect(await mails()).toEqual([])
})

test('an empty cart, an ordered one and one without lines left send nothing [CHECK-1]', async () => {
  await buyer.ask(createCart, { params: shipTos.own, body: { cart: {} } })
  const ordered = await readyCart(buyer)
  await buyer.ask(placeOrder, { params: ordered, body: {} }, { ifMatch: 3 })
  const emptied = await readyCart(buyer)
  for (const itemNumber of [items.flour, items.oil])
    await buyer.ask(setLine, { params: { ...emptied, itemNumber }, body: { orderedCases: 0, orderedUnits: 0 } })
  expect(await remind()).toBe(0)
})

test('with 0 minutes nobody is reminded [CHECK-1]', async () => {
  await readyCart(buyer)
  expect(await remindOfCutOffs(api.db, near, { ...settings, minutesBefore: 0 })).toBe(0)
})

test('a cart of staff that the customer does not see reminds staff [CHECK-1]', async () => {
  const { cart } = await dsr.ask(createCart, {
    params: shipTos.own,
    body: { cart: { deliveryDate: '2026-03-03' }, isVisibleToCustomer: false },
  })
  const params = { ...shipTos.own, cartId: cart.id, itemNumber: items.flour }
  await dsr.ask(addToCart, { params, body: { orderedCases: 1 } })
  expect(await remind()).toBe(1)
  expect((await mails()).map(({ to }) => to)).toEqual(['dsr@larder.example'])
})
