import { expect, test } from 'vitest'
import { runState } from './run-state.ts'

const now = new Date('2026-03-02T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const run = { finishedAt: null, failure: '', progressedAt: minutesAgo(1) }

test('an import runs while it stores batches, and is interrupted after five silent minutes [PLAT-13]', () => {
  expect(runState(run, now)).toBe('running')
  expect(runState({ ...run, progressedAt: minutesAgo(5) }, now)).toBe('running')
  expect(runState({ ...run, progressedAt: minutesAgo(5.1) }, now)).toBe('interrupted')
})

test('a file that could not be read to its end has failed, whatever was stored before [PLAT-13]', () => {
  expect(runState({ ...run, finishedAt: now }, now)).toBe('done')
  expect(runState({ ...run, finishedAt: now, failure: 'Line 3 is not JSON' }, now)).toBe('failed')
})
