import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { getNotificationPreferences, updateNotificationPreferences } from '../notifications.endpoints.ts'
import { notify } from './notify.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const words = { mail: { subject: 'S', text: 'T' }, text: 'short' }
const mails = async () => (await api.db.row<{ n: number }>('select count(*) as n from mails')).n
const texts = () =>
  api.db.rows<{ to: string; text: string }>('select to_phone as "to", text_body as text from text_messages')
const set = (event: 'orderPlaced' | 'cutOffReminder', channel: 'mail' | 'text', isOn: boolean) =>
  buyer.call(updateNotificationPreferences, { body: { preferences: [{ event, channel, isOn }] } })

beforeEach(async () => {
  for (const table of ['mails', 'text_messages', 'notification_preferences', 'second_factors'])
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
})

test('there is no switch for mails about sign-in and security [PROFILE-9]', async () => {
  const { preferences } = await buyer.ask(getNotificationPreferences, {})
  expect(preferences.map(({ event }) => event).join()).not.toMatch(/password|security|login|sign/i)
  const unknown = { event: 'passwordChanged', channel: 'mail', isOn: false } as never
  expect((await buyer.call(updateNotificationPreferences, { body: { preferences: [unknown] } })).status).toBe(400)
})
