import { expect, test } from 'vitest'
import { readYearStart } from './read-year-start.ts'

test('a weekday and a day that every year has, nothing else [STAFF-1]', () => {
  expect(readYearStart('Sun 01-01')).toEqual({ weekday: 0, day: '01-01' })
  expect(readYearStart('monday 07-01')).toEqual({ weekday: 1, day: '07-01' })
  for (const text of ['01-01', 'Sun', 'Sun 02-29', 'Sun 13-01', 'Sun 1-1', 'Day 01-01', 'Sun 01-01 x'])
    expect(readYearStart(text), text).toBeUndefined()
})
