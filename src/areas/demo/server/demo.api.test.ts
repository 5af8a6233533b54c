import { afterAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { roles } from '#areas/access/roles.ts'
import { listDemoSignIns } from '#areas/sessions/portal.endpoints.ts'
import { createPortal } from '#app/portal.server.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { sealOf } from '#platform/seal.ts'
import { queueSecretSms, queueSms } from '#platform/sms/sms.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { testDatabase } from '#tests/support/database.ts'
import { listDemoOutbox } from '../demo.endpoints.ts'

const { db, url } = await testDatabase()

async function portalWith(demo: 'small' | 'off') {
  const config = readConfig({ NODE_ENV: 'test', DEMO: demo })
  const parts = { config, db, databaseUrl: url, clock: systemClock, log: createLog('silent') }
  const portal = await createPortal({ ...parts, withJobs: false })
  afterAll(() => portal.stop())
  return (path: string) => portal.app.inject({ method: 'GET', url: path })
}
const demo = await portalWith('small')
const live = await portalWith('off')

test('a demo offers a sign-in for every role, with its password, to whoever is not signed in [PLAT-1]', async () => {
  const answer = await demo('/api/demo/sign-ins')
  expect(answer.statusCode).toBe(200)
  const { password, signIns } = listDemoSignIns.answer.parse(answer.json())
  expect(password).toBe('larder-demo')
  expect(new Set(signIns.map(({ email }) => email)).size).toBe(signIns.length)
  expect(new Set(signIns.map(({ role }) => role))).toEqual(new Set(Object.values(roles).map(({ name }) => name)))
  for (const { email, hint } of signIns) {
    expect(email).toMatch(/\.example$/)
    expect(hint).not.toBe('')
  }
})

test('the outbox shows mails and ERP messages, the latest first, page by page [PLAT-9]', async () => {
  for (const n of [1, 2, 3]) {
    await queueMail(db, { to: 'chef@harborbistro.example', subject: `Code ${n}`, text: `Your code is 00000${n}.` })
    await sendToErp(db, { topic: 'order.placed', subject: `order:o-${n}`, payload: { id: `o-${n}` } })
  }
  const page = async (query: string) => listDemoOutbox.answer.parse((await demo(`/api/demo/outbox${query}`)).json())
  const all = await page('')
  expect(all.mails.map(({ subject }) => subject)).toEqual(['Code 3', 'Code 2', 'Code 1'])
  expect(all.mails[0]).toMatchObject({ text: 'Your code is 000003.', deliveredAt: null, attempts: 0 })
  expect(all.messages.map(({ payload }) => payload)).toEqual([{ id: 'o-3' }, { id: 'o-2' }, { id: 'o-1' }])
  const second = await page('?pageNo=2&pageSize=2')
  expect(second.mails.map(({ subject }) => subject)).toEqual(['Code 1'])
  expect(second.messages).toHaveLength(1)
})

test('the outbox shows text messages with their codes [PLAT-9]', async () => {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'small' })
  await queueSecretSms(db, { to: '+17025550143', text: '123456 is your code.' }, sealOf(config), new Date())
  await queueSms(db, { to: '+17025550143', text: 'Your phone was changed.' })
  const { texts } = listDemoOutbox.answer.parse((await demo('/api/demo/outbox')).json())
  expect(texts.map(({ to, text }) => [to, text])).toEqual([
    ['+17025550143', 'Your phone was changed.'],
    ['+17025550143', '123456 is your code.'],
  ])
})

test('with DEMO=off neither exists [PLAT-1]', async () => {
  for (const path of ['/api/demo/sign-ins', '/api/demo/outbox']) {
    const answer = await live(path)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body).not.toContain('larder-demo')
  }
})

test('rows of the demo get small photos of its drawings; without a demo there are none [ITEM-4]', async () => {
  const path = '/api/demo/pictures/tomato/crate/product/small'
  const [first, again] = await Promise.all([demo(path), demo(path)])
  expect(first.headers['content-type']).toBe('image/webp')
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect(again.rawPayload).toEqual(first.rawPayload)
  expect((await live(path)).statusCode).toBe(404)
})
