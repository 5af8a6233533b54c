import { expect, test } from 'vitest'
import { habitOf, isDueBy, weeksOverdue } from './habit-of.ts'

test('what was bought four times or more has a habit: the middle interval [STAFF-6]', () => {
  // A holiday's long gap does not move the middle one.
  const weekly = ['2026-01-05', '2026-01-12', '2026-01-19', '2026-02-09', '2026-02-16']
  expect(habitOf(weekly)).toEqual({ purchases: 5, medianDays: 7, lastOn: '2026-02-16', lapsesOn: '2026-02-28' })
  expect(habitOf(weekly.slice(0, 3))).toBeNull()
  expect(habitOf([])).toBeNull()
})

test('two lines of one day are one purchase, and the order of days does not matter [STAFF-6]', () => {
  const days = ['2026-01-05', '2026-01-05', '2026-01-12', '2026-01-19']
  expect(habitOf(days)).toBeNull()
  expect(habitOf([...days, '2026-01-26'].toReversed())).toMatchObject({
    purchases: 4,
    medianDays: 7,
    lastOn: '2026-01-26',
  })
})

test('it lapses when it is half an interval overdue, and never within three days [STAFF-6]', () => {
  const daily = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08']
  // One day, three of grace: the fifth day after the last.
  expect(habitOf(daily)?.lapsesOn).toBe('2026-01-13')
  const monthly = ['2026-01-01', '2026-01-31', '2026-03-02', '2026-04-01']
  expect(habitOf(monthly)?.lapsesOn).toBe('2026-05-17')
})

test('weeks overdue count from the day it was due [STAFF-6]', () => {
  const habit = { lastOn: '2026-02-16', medianDays: 7 }
  expect(['2026-02-20', '2026-03-01', '2026-03-02', '2026-03-09'].map((today) => weeksOverdue(habit, today))).toEqual([
    0, 0, 1, 2,
  ])
})

test('a purchase is due from a day before its interval ends [STAFF-6]', () => {
  const habit = { lastOn: '2026-02-16', medianDays: 7 }
  expect(['2026-02-21', '2026-02-22', '2026-03-09'].map((day) => isDueBy(habit, day))).toEqual([false, true, true])
})
