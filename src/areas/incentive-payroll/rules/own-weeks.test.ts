import { expect, test } from 'vitest'
import { weeksOfYear } from './financial-weeks.ts'
import { ownWeeksOf } from './own-weeks.ts'

const weeks = weeksOfYear({ pattern: '4-4-5', weekday: 0, yearStart: '01-01' }, 2026)
const paid = (day: string, amountCents: number, type: 'spiffs' | 'collections' = 'spiffs') => ({
  day,
  type,
  amountCents,
})

test('a rep reads the weeks they got something for, newest first, by type and in all [STAFF-1]', () => {
  const own = ownWeeksOf(weeks, new Set(['2026-03-01']), [
    paid('2026-03-01', 900),
    paid('2026-03-07', -150),
    paid('2026-03-07', 1543, 'collections'),
    paid('2026-03-08', 0),
  ])
  expect(own.map(({ startsOn, isClosed, byType, totalCents }) => [startsOn, isClosed, byType, totalCents])).toEqual([
    ['2026-03-08', false, { spiffs: 0 }, 0],
    ['2026-03-01', true, { spiffs: 750, collections: 1543 }, 2293],
  ])
  expect(ownWeeksOf(weeks, new Set(), [])).toEqual([])
})
