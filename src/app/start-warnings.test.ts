import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { connectionWarning, startWarnings } from './start-warnings.ts'

const warningsOf = (environment: Record<string, string>) =>
  startWarnings({ ...readConfig(environment), hasPublicUrl: 'PUBLIC_URL' in environment })

const LARDER_STAFF_MAIL_SUFFIX = 'your-company.example'

test('a start without a mail server or an SMS provider says that messages wait [PLAT-9]', () => {
  const warnings = warningsOf({ DEMO: 'off', LARDER_STAFF_MAIL_SUFFIX })
  expect(warnings).toHaveLength(2)
  expect(warnings[0]).toMatch(/^SMTP_URL is not set: mails .* wait/)
  expect(warnings[1]).toMatch(/^SMS_URL is not set: text messages .* wait/)
  const SMTP_URL = 'smtp://mail.example'
  const sms = { SMS_URL: 'https://sms.example', SMS_SECRET: 'sixteen characters' }
  expect(warningsOf({ DEMO: 'off', LARDER_STAFF_MAIL_SUFFIX, SMTP_URL, ...sms })).toEqual([])
  expect(warningsOf({ DEMO: 'small' })).toEqual([])
})

test('a portal without the demo and without the domain of its staff warns who counts as staff [USERS-1]', () => {
  expect(warningsOf({ DEMO: 'off' })).toContainEqual(
    'LARDER_STAFF_MAIL_SUFFIX is not set: only addresses of larder.example can be invited or imported as staff.',
  )
})

test('listening on every address without PUBLIC_URL gives a warning, and no mail leads to 0.0.0.0 [PLAT-11]', () => {
  for (const HOST of ['0.0.0.0', '::']) {
    expect(readConfig({ HOST, PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(warningsOf({ HOST })).toEqual([expect.stringContaining('PUBLIC_URL is not set')])
    expect(warningsOf({ HOST, PUBLIC_URL: 'https://order.example' })).toEqual([])
  }
})

test('more connections than the server allows give a warning at the start, with a pool that fits [PLAT-2]', () => {
  // A stock PostgreSQL: 100, of which 3 are kept for superusers.
  expect(connectionWarning({ workers: 4, poolSize: 10 }, 97)).toBeUndefined()
  expect(connectionWarning({ workers: 8, poolSize: 10 }, 97)).toMatch(/8 processes may open 128 .* set PG_POOL to 6/)
})

test('behind a pooler only the connections past it count [PLAT-2]', () => {
  expect(connectionWarning({ workers: 12, poolSize: 10, isPooled: true }, 97)).toBeUndefined()
  expect(connectionWarning({ workers: 17, poolSize: 10, isPooled: true }, 97)).toMatch(
    /102 connections .* past its pooler/,
  )
})
