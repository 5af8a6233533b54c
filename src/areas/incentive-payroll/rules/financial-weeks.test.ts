import { expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { type FinancialCalendar, weekOf, weeksOfYear } from './financial-weeks.ts'

const usual: FinancialCalendar = { pattern: '4-4-5', weekday: 0, yearStart: '01-01' }

test('a 4-4-5 year has four quarters of 4, 4 and 5 weeks from the nearest Sunday on [STAFF-1]', () => {
  const weeks = weeksOfYear(usual, 2026)
  // January 1, 2026 is a Thursday: December 28 is 4 days off, January 4 three.
  expect(weeks[0]).toMatchObject({ startsOn: '2026-01-04', endsOn: '2026-01-10', period: 1, week: 1 })
  const lengths = Array.from({ length: 12 }, (_, index) => weeks.filter(({ period }) => period === index + 1).length)
  expect(lengths).toEqual([4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 4, 5])
})

test('the 53rd week belongs to the last period, and years join without a gap [STAFF-1]', () => {
  // January 1, 2023 is a Sunday, the Sunday nearest to January 1, 2029 is December 31, 2028.
  expect(weeksOfYear(usual, 2028).length).toBe(52)
  const long = weeksOfYear(usual, 2025)
  expect(long.length).toBe(53)
  expect(long.filter(({ period }) => period === 12).length).toBe(6)
  for (let year = 1990; year < 2100; year++) {
    const last = weeksOfYear(usual, year).at(-1)!
    expect(addDays(last.endsOn, 1)).toBe(weeksOfYear(usual, year + 1)[0]!.startsOn)
  }
})

test('every day lies in one week, whatever the calendar [STAFF-1]', () => {
  const odd: FinancialCalendar = { pattern: '5-4-4', weekday: 1, yearStart: '07-01' }
  for (const calendar of [usual, odd]) {
    for (let day = '2024-12-01'; day < '2027-02-01'; day = addDays(day, 1)) {
      const { startsOn, endsOn } = weekOf(calendar, day)
      expect(startsOn <= day && day <= endsOn && endsOn === addDays(startsOn, 6)).toBe(true)
    }
  }
  // The Monday nearest to July 1, 2026 (a Wednesday) is June 29.
  expect(weekOf(odd, '2026-07-05')).toMatchObject({ startsOn: '2026-06-29', year: 2026, period: 1, week: 1 })
  expect(weekOf(odd, '2026-06-28')).toMatchObject({ year: 2025, period: 12, week: 52 })
})
