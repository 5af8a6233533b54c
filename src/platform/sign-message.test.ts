import { expect, test } from 'vitest'
import { isSigned, signatureOf } from './sign-message.ts'

const now = new Date('2026-03-02T12:00:00Z')
const timestamp = '2026-03-02T11:58:00Z'
const message = { timestamp, body: '{"a":1}', signature: signatureOf('a long enough secret', timestamp, '{"a":1}') }

test('a message of the ERP is believed when its signature fits and it is fresh [PLAT-4]', () => {
  expect(isSigned('a long enough secret', message, now)).toBe(true)
  expect(isSigned('another secret', message, now)).toBe(false)
  expect(isSigned('a long enough secret', { ...message, body: '{"a":2}' }, now)).toBe(false)
  expect(isSigned('a long enough secret', { ...message, timestamp: '2026-03-02T11:50:00Z' }, now)).toBe(false)
  expect(isSigned('a long enough secret', { ...message, timestamp: 'now' }, now)).toBe(false)
  expect(isSigned('a long enough secret', message, new Date('2026-03-02T12:10:00Z'))).toBe(false)
})
