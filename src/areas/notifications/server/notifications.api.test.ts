import { beforeEach, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { orderAddress } from '#areas/orders/orders.addresses.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import type { NotificationChannel, NotificationEvent } from '../notification.ts'
import {
  getNotificationPreferences,
  getNotificationSettings,
  listNotifications,
  listSentNotifications,
  markNotifications,
  updateNotificationPreferences,
  updateNotificationSettings,
} from '../notifications.endpoints.ts'
import { countUnreadNotifications } from '../unread.endpoints.ts'
import { notificationsServer } from '../notifications.server.ts'
import { notify } from './notify.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const words = { mail: { subject: 'S', text: 'T' }, text: 'short' }
const mails = async () => (await api.db.row<{ n: number }>('select count(*) as n from mails')).n
const texts = () =>
  api.db.rows<{ to: string; text: string }>('select to_phone as "to", text_body as text from text_messages')
const set = (event: NotificationEvent, channel: NotificationChannel, isOn: boolean) =>
  buyer.call(updateNotificationPreferences, { body: { preferences: [{ event, channel, isOn }] } })
const titled = (subject: string) => ({ mail: { subject, text: 'T' }, text: `${subject}.` })
const shown = async (query = {}) =>
  (await buyer.ask(listNotifications, { query })).notifications.map(({ title }) => title)
const unread = async () => (await buyer.ask(countUnreadNotifications, {})).unread

beforeEach(async () => {
  for (const table of ['notifications', 'mails', 'text_messages', 'notification_preferences', 'second_factors'])
    await api.db.run(`delete from ${table}`)
})

test('what is switched off is not sent, and on again it is [PROFILE-9]', async () => {
  await notify(api.db, people.buyer, 'orderPlaced', words)
  expect(await mails()).toBe(1)
  expect((await set('orderPlaced', 'mail', false)).body).toEqual({ message: 'Notifications saved successfully' })
  expect(await notify(api.db, people.buyer, 'orderPlaced', words)).toBe(false)
  await notify(api.db, people.colleague, 'orderPlaced', words)
  expect(await mails()).toBe(2)
  await set('orderPlaced', 'mail', true)
  await notify(api.db, people.buyer, 'orderPlaced', words)
  expect(await mails()).toBe(3)
})

test('text messages go to the proved number alone [PROFILE-9]', async () => {
  await api.db.run(`update users set phone = '7025550199' where id = $1`, [people.buyer])
  const refused = await set('cutOffReminder', 'text', true)
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'phone_needed' }])
  await api.db.run(`insert into second_factors (user_id, phone) values ($1, '+17025550143')`, [people.buyer])
  expect((await set('cutOffReminder', 'text', true)).status).toBe(200)
  await notify(api.db, people.buyer, 'cutOffReminder', words)
  expect(await texts()).toEqual([{ to: '+17025550143', text: 'Larder: short' }])
  const { preferences, phoneLast4 } = await buyer.ask(getNotificationPreferences, {})
  expect(phoneLast4).toBe('0143')
  expect(preferences).toContainEqual({ event: 'cutOffReminder', channel: 'text', isOn: true })
  await api.db.run('delete from second_factors')
  await notify(api.db, people.buyer, 'cutOffReminder', words)
  expect(await texts()).toHaveLength(1)
})

test('an inactive user gets no notification [PROFILE-9]', async () => {
  await api.db.run('update users set is_active = false where id = $1', [people.colleague])
  expect(await notify(api.db, people.colleague, 'orderPlaced', words)).toBe(false)
  expect(await mails()).toBe(0)
  await api.db.run('update users set is_active = true where id = $1', [people.colleague])
})

test('there is no switch for mails about sign-in and security [PROFILE-9]', async () => {
  const { preferences } = await buyer.ask(getNotificationPreferences, {})
  expect(preferences.map(({ event }) => event).join()).not.toMatch(/password|security|login|sign/i)
  const unknown = { event: 'passwordChanged', channel: 'mail', isOn: false } as never
  expect((await buyer.call(updateNotificationPreferences, { body: { preferences: [unknown] } })).status).toBe(400)
})

test('quiet hours and the hour of the daily mail are kept as a whole, by the version that was read [NEXT-7]', async () => {
  const { version, ...usual } = await buyer.ask(getNotificationSettings, {})
  expect(usual).toMatchObject({ quietFrom: null, quietTo: null, timeZone: null, usualTimeZone: 'America/Los_Angeles' })
  const body = { quietFrom: '21:30', quietTo: '06:00', timeZone: 'America/Denver', digestHour: 5 }
  const { settings } = await buyer.ask(updateNotificationSettings, { body }, { ifMatch: version })
  expect(settings).toMatchObject(body)
  const late = await buyer.call(updateNotificationSettings, { body: { ...body, digestHour: 9 } }, { ifMatch: version })
  expect(late).toMatchObject({
    body: { code: 'notification_settings_changed', details: { version: settings.version, digestHour: 5 } },
  })
  const half = await buyer.call(updateNotificationSettings, { body: { ...body, quietTo: null } })
  expect(codeOf(half)).toBe('quiet_hours_incomplete')
  expect(await buyer.ask(getNotificationSettings, {})).toEqual(settings)
  expect((await (await api.as('colleague')).ask(getNotificationSettings, {})).quietFrom).toBeNull()
})

test('the portal lists a person’s notifications, the newest first, with where they lead [NEXT-7]', async () => {
  const to = orderAddress({ ...shipTos.own, id: uuidv7() })
  await notify(api.db, people.buyer, 'orderFailed', titled('First'), { to, ...shipTos.own })
  await notify(api.db, people.buyer, 'payment', titled('Second'))
  await notify(api.db, people.colleague, 'payment', titled('Not theirs'))
  const { notifications } = await buyer.ask(listNotifications, {})
  expect(notifications).toMatchObject([
    { title: 'Second', body: 'Second.', to: null, isRead: false, isSeen: false },
    { title: 'First', event: 'orderFailed', to },
  ])
  expect(await shown({ area: 'money' })).toEqual(['Second'])
  expect(await unread()).toBe(2)
})

test('pages follow each other without a gap when one arrives in between [NEXT-7]', async () => {
  for (let number = 1; number <= 7; number++) await notify(api.db, people.buyer, 'payment', titled(String(number)))
  const first = await buyer.ask(listNotifications, { query: { pageSize: 3 } })
  await notify(api.db, people.buyer, 'payment', titled('8'))
  const second = await buyer.ask(listNotifications, { query: { pageSize: 3, cursor: first.nextCursor! } })
  expect(second.notifications.map(({ title }) => title)).toEqual(['4', '3', '2'])
  const third = await buyer.ask(listNotifications, { query: { pageSize: 3, cursor: second.nextCursor! } })
  expect([third.notifications.length, third.nextCursor]).toEqual([1, null])
})

test('all are marked read up to the one that was the newest, and none of another person [NEXT-7]', async () => {
  await notify(api.db, people.buyer, 'payment', titled('Old'))
  await notify(api.db, people.colleague, 'payment', titled('Theirs'))
  const { newest } = await buyer.ask(countUnreadNotifications, {})
  await notify(api.db, people.buyer, 'payment', titled('New'))
  const stranger = await api.as('stranger')
  await stranger.ask(markNotifications, { body: { state: 'read', until: newest! } })
  expect(await unread()).toBe(2)
  expect(await buyer.ask(markNotifications, { body: { state: 'read', until: newest! } })).toEqual({ unread: 1 })
  expect(await shown({ show: 'unread' })).toEqual(['New'])
  const { notifications } = await buyer.ask(listNotifications, {})
  const ids = [notifications.find(({ title }) => title === 'Old')!.id]
  expect(await buyer.ask(markNotifications, { body: { state: 'unread', ids } })).toEqual({ unread: 2 })
  const theirs = await (await api.as('colleague')).ask(countUnreadNotifications, {})
  expect(theirs.unread).toBe(1)
})

test('what is about a customer that the person lost is not shown, and not counted [NEXT-7, ACCESS-4]', async () => {
  await notify(api.db, people.buyer, 'orderFailed', titled('Ship-to'), shipTos.own)
  await notify(api.db, people.buyer, 'payment', titled('Bill-to'), { division: 'NLV', billTo: '0000100' })
  await notify(api.db, people.buyer, 'payment', titled('Own'))
  expect(await shown()).toHaveLength(3)
  await api.db.run('delete from user_bill_tos where user_id = $1', [people.buyer])
  expect(await shown()).toEqual(['Own'])
  expect(await unread()).toBe(1)
  const { notifications } = await buyer.ask(listSentNotifications, {})
  expect(notifications.map(({ title }) => title)).toEqual(['Own'])
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000100')`, [people.buyer])
})

test('no more than a hundred unread are counted [NEXT-7]', async () => {
  await api.db.run(
    `insert into notifications (id, user_id, event, title, body, is_in_portal)
     select gen_random_uuid(), $1, 'payment', 'T', 'B', true from generate_series(1, 500)`,
    [people.buyer],
  )
  expect(await unread()).toBe(100)
})

test('every tab of the person is notified when the transaction commits, and nobody else is [NEXT-7, UI-8]', async () => {
  const [own, tab, other] = [await api.listen('buyer'), await api.listen('buyer'), await api.listen('colleague')]
  await api.db
    .inTransaction(async (tx) => {
      await notify(tx, people.buyer, 'payment', titled('Rolled back'))
      throw new Error('back')
    })
    .catch(() => undefined)
  await notify(api.db, people.buyer, 'payment', titled('Kept'))
  await expect.poll(() => [own.length, tab.length]).toEqual([1, 1])
  await buyer.ask(markNotifications, {
    body: { state: 'read', until: (await buyer.ask(countUnreadNotifications, {})).newest! },
  })
  await expect.poll(() => [own.length, tab.length]).toEqual([2, 2])
  expect(other).toHaveLength(0)
})

test('the log names channel and reason, and what became of the message [NEXT-7]', async () => {
  await set('countClosed', 'digest', true)
  await notify(api.db, people.buyer, 'countClosed', titled('Counted'))
  await notify(api.db, people.buyer, 'payment', titled('Paid'))
  await api.db.run(`update mails set stopped_at = now(), stop_reason = 'refused', last_error = 'No such mailbox'`)
  const { notifications } = await buyer.ask(listSentNotifications, {})
  expect(notifications).toMatchObject([
    { title: 'Paid', sends: [{ channel: 'mail', reason: 'default', state: 'failed', problem: 'No such mailbox' }] },
    { title: 'Counted', isInPortal: true, sends: [{ channel: 'digest', reason: 'chosen', state: 'ahead' }] },
  ])
})

test('notifications go after their time [NEXT-7]', async () => {
  await notify(api.db, people.buyer, 'payment', titled('Old'))
  await api.db.run(`update notifications set created_at = now() - interval '91 days'`)
  await notify(api.db, people.buyer, 'payment', titled('New'))
  const job = notificationsServer.jobs!.find(({ name }) => name === 'forget-notifications')!
  const services = { db: api.db, clock: { now: () => new Date() }, config: readConfig({}), log: createLog('silent') }
  await job.run({}, services as never)
  expect(await shown()).toEqual(['New'])
})
