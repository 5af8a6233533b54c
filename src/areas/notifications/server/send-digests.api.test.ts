import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { runKilled } from '#tests/support/killed-process.ts'
import { updateNotificationPreferences } from '../notifications.endpoints.ts'
import { notify } from './notify.ts'
import { sendDigests } from './send-digests.job.ts'

const api = await startApi()
const { db } = api
const titled = (subject: string) => ({ mail: { subject, text: 'T' }, text: `${subject}.` })
const mails = () => db.rows<{ to: string; text: string }>('select to_address as "to", text_body as text from mails')
const publicUrl = 'https://larder.example'
const dayMs = 86_400_000
// Notifications carry the time of the database: a day after the next hour of daily mails.
const tomorrow = new Date(Date.now() + 2 * dayMs)
const send = (now = tomorrow) => sendDigests(db, { now, publicUrl })

beforeEach(async () => {
  for (const table of ['notifications', 'notification_digests', 'mails']) await db.run(`delete from ${table}`)
  for (const person of ['buyer', 'colleague', 'stranger'] as const)
    await (
      await api.as(person)
    ).ask(updateNotificationPreferences, {
      body: { preferences: [{ event: 'payment', channel: 'digest', isOn: true }] },
    })
})

test('the daily mail has everything of the day, and nothing more is sent that day [NEXT-7]', async () => {
  await notify(db, people.buyer, 'payment', titled('First'))
  await notify(db, people.buyer, 'payment', titled('Second'))
  expect(await mails()).toEqual([])
  expect(await send()).toBe(1)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.to).toBe('buyer@larder.example')
  expect(mail!.text.indexOf('First')).toBeLessThan(mail!.text.indexOf('Second'))
  await notify(db, people.buyer, 'payment', titled('Third'))
  expect(await send()).toBe(0)
  expect(await send(new Date(tomorrow.getTime() + dayMs))).toBe(1)
  expect((await mails()).filter(({ text }) => text.includes('First'))).toHaveLength(1)
})

test('nothing to say is no mail, also when all of it is about a customer its reader lost [NEXT-7, ACCESS-4]', async () => {
  expect(await send()).toBe(0)
  await notify(db, people.stranger, 'payment', titled('Lost'), shipTos.foreign)
  await db.run('delete from user_bill_tos where user_id = $1', [people.stranger])
  expect(await send()).toBe(0)
  await db.run(`insert into user_bill_tos values ($1, 'NLV', '0000200')`, [people.stranger])
  expect(await send()).toBe(0)
  expect(await mails()).toEqual([])
})

test('two processes at once send each person one daily mail [NEXT-7]', async () => {
  for (const person of ['buyer', 'colleague'] as const)
    for (let number = 0; number < 5; number++) await notify(db, people[person], 'payment', titled(String(number)))
  const sent = await Promise.all(Array.from({ length: 6 }, () => send()))
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(2)
  expect((await mails()).map(({ to }) => to).toSorted()).toEqual(['buyer@larder.example', 'colleague@larder.example'])
})

test(
  'killed again and again, the daily mails of 3,000 people leave once each [NEXT-7]',
  { timeout: 300_000 },
  async () => {
    await db.run(
      `insert into users (id, email, name, display_name, first_name, type, role)
     select gen_random_uuid(), 'k' || n || '@larder.example', 'k', 'k', 'k', 'ece', 'customerUser'
     from generate_series(1, 3000) n`,
    )
    await db.run(
      `with added as (
       insert into notifications (id, user_id, event, title, body, is_in_portal)
       select gen_random_uuid(), id, 'payment', 'T', 'B', true from users where email like 'k%@larder.example' returning id, user_id)
     insert into notification_sends (id, notification_id, user_id, channel, reason, is_urgent)
     select gen_random_uuid(), id, user_id, 'digest', 'chosen', false from added`,
    )
    const script = join(import.meta.dirname, '../testing/digest-process.ts')
    const args = [api.url, tomorrow.toISOString()]
    const killed = await runKilled({ script, args, kills: 3, random: Math.random, livesMs: 150 })
    expect(killed).toBeGreaterThan(0)
    const found = await db.row(
      `select count(*)::int as mails, count(distinct to_address)::int as people from mails where to_address like 'k%'`,
    )
    expect(found).toEqual({ mails: 3000, people: 3000 })
  },
)
