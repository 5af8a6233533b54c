import { expect, test } from 'vitest'
import { weekdayOf } from '#kit/dates.ts'
import { salesPeriods } from '../sales.ts'
import { salesRange } from './sales-range.ts'

const calendar = { pattern: '4-4-5', weekday: 0, yearStart: '01-01' } as const

test('a period runs until today, beside the same weekdays of last year [STAFF-6]', () => {
  // Wednesday, March 4, 2026; its financial week starts on Sunday, March 1.
  const today = '2026-03-04'
  const from = Object.fromEntries(salesPeriods.map((period) => [period, salesRange(period, today, calendar).from]))
  expect(from).toEqual({
    weeks4: '2026-02-08',
    weeks13: '2025-12-07',
    weeks52: '2025-03-09',
    month: '2026-03-01',
    // January 4 is the Sunday nearest to January 1; two periods of four weeks later is March 1.
    financialPeriod: '2026-03-01',
    financialYear: '2026-01-04',
  })
  const range = salesRange('weeks4', today, calendar)
  expect(range).toEqual({ from: '2026-02-08', until: today, lastFrom: '2025-02-09', lastUntil: '2025-03-05' })
  expect([weekdayOf(range.lastFrom), weekdayOf(range.lastUntil)]).toEqual([0, 3])
})
