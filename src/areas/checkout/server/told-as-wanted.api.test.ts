import { beforeEach, expect, test } from 'vitest'
import { updateNotificationPreferences } from '#areas/notifications/notifications.endpoints.ts'
import type { NotificationEvent } from '#areas/notifications/notification.ts'
import { recordOrderStatus } from '#areas/orders/server/public.ts'
import { monday, startApi } from '#tests/support/api.ts'
import { placeOrder } from '../checkout.endpoints.ts'
import { readyCart } from '../testing/ready-cart.ts'
import { remindOfCutOffs } from './remind-cut-off.job.ts'

const api = await startApi()
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const near = new Date('2026-03-03T00:10:00Z')
const subjects = async () =>
  (await api.db.rows<{ subject: string }>('select subject from mails order by id')).map(({ subject }) => subject)
const set = (event: NotificationEvent, isOn: boolean) =>
  buyer.ask(updateNotificationPreferences, { body: { preferences: [{ event, channel: 'mail', isOn }] } })
const place = async () =>
  (await buyer.ask(placeOrder, { params: await readyCart(buyer), body: {} }, { ifMatch: 3 })).order.id

beforeEach(async () => {
  api.clock.set(monday)
  await api.db.run('delete from notification_preferences')
  await api.db.run('delete from carts where id not in (select cart_id from orders)')
  await api.db.run('delete from mails')
})

test('who switched the mail of placed orders off gets none; the order is placed all the same [PROFILE-9]', async () => {
  await place()
  expect(await subjects()).toEqual([expect.stringMatching(/^Order \d+ for /)])
  await set('orderPlaced', false)
  await place()
  expect(await subjects()).toHaveLength(1)
})

test('the customer and the rep are notified of an order the rep places for them, with a link to it [CHECK-4]', async () => {
  const params = await readyCart(dsr)
  const { order } = await dsr.ask(placeOrder, { params, body: {} }, { ifMatch: 3 })
  const mails = await api.db.rows<{ to: string; text: string }>(
    'select to_address as "to", text_body as text from mails order by to_address',
  )
  // The cart had no owner among the customer's people: everybody who may order for the ship-to is
  // notified.
  expect(mails.map(({ to }) => to)).toEqual(['buyer@larder.example', 'colleague@larder.example', 'dsr@larder.example'])
  expect(mails[0]!.text).toContain(`dsr placed order ${order.orderNumber} for you.`)
  for (const { text } of mails) expect(text).toContain(`/salesorders?ship-to=NLV.0000101&order=${order.id}`)
})

test('only the owner is notified of an order for a cart that somebody of the customer owns [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  await dsr.ask(placeOrder, { params, body: {} }, { ifMatch: 3 })
  const mails = await api.db.rows<{ to: string }>('select to_address as "to" from mails order by to_address')
  expect(mails.map(({ to }) => to)).toEqual(['buyer@larder.example', 'dsr@larder.example'])
})

test('who wants no reminder of the cut-off gets none, for others nothing changes [PROFILE-9, CHECK-1]', async () => {
  await set('cutOffReminder', false)
  const portal = [{ event: 'cutOffReminder', channel: 'portal', isOn: false }] as const
  await buyer.ask(updateNotificationPreferences, { body: { preferences: [...portal] } })
  await readyCart(buyer)
  const settings = { minutesBefore: 60, publicUrl: 'https://portal.example' }
  expect(await remindOfCutOffs(api.db, near, settings)).toBe(0)
  expect(await subjects()).toEqual([])
})

test('whoever placed an order is notified when it fails, and when it is confirmed if they asked for that [PROFILE-9]', async () => {
  const [first, second] = [await place(), await place()]
  await api.db.run('delete from mails')
  const report = (orderId: string, status: 'Failed' | 'Open') =>
    recordOrderStatus(api.db, { orderId, status, message: '' }, monday)
  await report(first, 'Open')
  expect(await subjects()).toEqual([])
  await set('orderConfirmed', true)
  await report(second, 'Open')
  await report(second, 'Open')
  await report(second, 'Failed')
  expect(await subjects()).toEqual([
    expect.stringMatching(/^Order \d+ is confirmed/),
    expect.stringMatching(/^Order \d+ needs attention/),
  ])
})
