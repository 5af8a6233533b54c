import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { queueMail, queueSecretMail } from '../mail/mail.ts'
import { queueSecretSms, queueSms } from '../sms/sms.ts'
import { createSeal } from '../seal.ts'
import { platformJobs } from './platform-jobs.ts'

const { db } = await testDatabase()
const seal = createSeal(['k'.repeat(32)])
const mail = { to: 'chef@kitchen.example', subject: 'Order 100', text: 'Placed' }
const text = { to: '+17025550143', text: 'Placed' }

/**
 * A mail and a text message to send, and of each one that has expired: it shows that the loop has
 * looked.
 */
beforeEach(async () => {
  await db.run('truncate mails, text_messages')
  await queueMail(db, mail)
  await queueSms(db, text)
  await queueSecretMail(db, mail, seal, new Date(0))
  await queueSecretSms(db, text, seal, new Date(0))
})

const states = () =>
  db.row<{ looked: number; sent: number; waiting: number }>(
    `select count(*) filter (where stop_reason = 'expired')::int as looked, count(sent_at)::int as sent,
       count(*) filter (where sent_at is null and stopped_at is null and attempts = 0)::int as waiting
     from (select sent_at, stopped_at, stop_reason, attempts from mails
           union all select sent_at, stopped_at, stop_reason, attempts from text_messages) m`,
  )

/** The loops of a portal with this environment, until they have looked at both queues. */
async function runLoops(environment: Record<string, string>) {
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'k'.repeat(32), ...environment })
  const stop = await platformJobs.startWithJobs!({ db, clock: systemClock, log: createLog('silent'), config })
  await expect.poll(async () => (await states()).looked, { timeout: 10_000 }).toBe(2)
  return stop
}

test('without a provider mails and text messages wait, untried, and are sent nowhere [PLAT-9]', async () => {
  const stop = await runLoops({ DEMO: 'off' })
  await stop()
  expect(await states()).toEqual({ looked: 2, sent: 0, waiting: 2 })
})

test('in a demo without a provider they leave for its outbox page [PLAT-9]', async () => {
  const stop = await runLoops({ DEMO: 'small' })
  await expect.poll(async () => (await states()).sent, { timeout: 10_000 }).toBe(2)
  await stop()
})
