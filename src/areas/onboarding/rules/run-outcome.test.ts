import { expect, test } from 'vitest'
import { runOutcome } from './run-outcome.ts'

const well = { trouble: 0, missing: 0, absent: 0 }

test('the subject of a report has the worst of its run [PLAT-3]', () => {
  expect(runOutcome(well)).toBe('all is well')
  expect(runOutcome({ ...well, absent: 1 })).toBe('1 file not in the folder')
  expect(runOutcome({ ...well, absent: 1, missing: 2 })).toBe('something is missing')
  expect(runOutcome({ trouble: 2, missing: 2, absent: 1 })).toBe('2 files with trouble')
})
