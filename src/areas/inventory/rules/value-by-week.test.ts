import { expect, test } from 'vitest'
import { mondayOf, valueByWeek } from './value-by-week.ts'

test('weeks start on Monday, across months and years [INV-1]', () => {
  expect(['2026-03-02', '2026-03-08', '2026-01-01'].map(mondayOf)).toEqual(['2026-03-02', '2026-03-02', '2025-12-29'])
})

test('a week has the latest count of each guide, and a week without one is a gap [INV-1]', () => {
  const closed = [
    { guideId: 'bar', closedOn: '2026-02-17', valueCents: 500 },
    { guideId: 'kitchen', closedOn: '2026-02-17', valueCents: 9000 },
    { guideId: 'kitchen', closedOn: '2026-02-22', valueCents: 8000 },
    { guideId: null, closedOn: '2026-03-02', valueCents: 70 },
    { guideId: null, closedOn: '2026-03-02', valueCents: 7 },
  ]
  expect(valueByWeek(closed, '2026-03-03', 3)).toEqual([
    { week: '2026-02-16', valueCents: 8500, counts: 3 },
    { week: '2026-02-23', valueCents: null, counts: 0 },
    { week: '2026-03-02', valueCents: 77, counts: 2 },
  ])
})
