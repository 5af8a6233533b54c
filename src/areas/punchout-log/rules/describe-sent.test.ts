import { expect, test } from 'vitest'
import { describeSent } from './describe-sent.ts'

const words = (state: 'delivered' | 'waiting' | 'stopped', attempts: number, nextAttemptAt: string | null = null) =>
  describeSent({ state, attempts, nextAttemptAt }, (instant) => instant.slice(11, 16))

test('it says what becomes of a document [PUNCH-5]', () => {
  expect(words('delivered', 1)).toBe('The customer’s system took it after 1 attempt. It knows it by its payloadID.')
  expect(words('stopped', 2)).toBe('It is not tried again: it was refused, or failed for too long (2 attempts).')
  expect(words('waiting', 3, '2026-03-02T12:05:00Z')).toBe('It was not taken (3 attempts) and is tried again at 12:05.')
  expect(words('waiting', 0, '2026-03-02T12:05:00Z')).toBe('It is on its way.')
})
