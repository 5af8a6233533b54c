import { expect, test } from 'vitest'
import { troubleOfImport, troubleOfJob, troubleOfProcess, troubleOfQueue } from './trouble-of.ts'

const now = new Date('2026-03-02T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()
const queue = { isConfigured: true, waiting: 1, failed: 0, oldestWaitingAt: before(900) }
const job = { failed: 0, retrying: 0, oldestDueAt: before(300) }

test('a queue is late when its oldest message has waited for more than 15 minutes [PLAT-13]', () => {
  expect(troubleOfQueue(queue, now)).toBeNull()
  expect(troubleOfQueue({ ...queue, oldestWaitingAt: before(901) }, now)).toBe('late')
  expect(troubleOfQueue({ ...queue, oldestWaitingAt: null }, now)).toBeNull()
})

test('failures come before age, and a queue without a provider is named only when something waits [PLAT-13]', () => {
  expect(troubleOfQueue({ ...queue, failed: 1, oldestWaitingAt: before(9000) }, now)).toBe('failed')
  expect(troubleOfQueue({ ...queue, isConfigured: false }, now)).toBe('unset')
  expect(troubleOfQueue({ ...queue, isConfigured: false, waiting: 0 }, now)).toBeNull()
})

test('a job needs attention when it fails, or is not begun within 5 minutes of its time [PLAT-5, PLAT-13]', () => {
  expect(troubleOfJob(job, now)).toBeNull()
  expect(troubleOfJob({ ...job, oldestDueAt: before(301) }, now)).toBe('late')
  expect(troubleOfJob({ ...job, retrying: 1 }, now)).toBe('failed')
  expect(troubleOfJob({ ...job, failed: 1 }, now)).toBe('failed')
})

test('a process without a sign of life for 90 seconds is gone [PLAT-5, PLAT-13]', () => {
  expect(troubleOfProcess({ seenAt: before(90) }, now)).toBeNull()
  expect(troubleOfProcess({ seenAt: before(91) }, now)).toBe('gone')
})

test('the latest import of a kind needs attention when it failed or was refused whole [PLAT-13]', () => {
  const run = { isLatest: true, state: 'done', read: 10, refused: 9 } as const
  expect(troubleOfImport(run)).toBeNull()
  expect(troubleOfImport({ ...run, refused: 10 })).toBe('failed')
  expect(troubleOfImport({ ...run, read: 0, refused: 0 })).toBeNull()
  expect(troubleOfImport({ ...run, state: 'failed' })).toBe('failed')
  expect(troubleOfImport({ ...run, state: 'interrupted' })).toBe('failed')
  expect(troubleOfImport({ ...run, state: 'running', refused: 10 })).toBeNull()
  expect(troubleOfImport({ ...run, state: 'failed', isLatest: false })).toBeNull()
})
