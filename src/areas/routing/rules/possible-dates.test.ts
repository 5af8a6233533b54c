import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, weekdayOf } from '#kit/dates.ts'
import { instantIn } from './instant-in.ts'
import { type DateFacts, possibleDateOf, possibleDates } from './possible-dates.ts'
import { todayIn } from './today-in.ts'

const chicago = 'America/Chicago'
const weekdays = { soType: 'regularDelivery', days: [1, 2, 3, 4, 5], cutOffTime: '17:00', cutOffDaysBefore: 1 } as const
const facts = (now: string, more: Partial<DateFacts> = {}): DateFacts => ({
  route: { ...weekdays, blockJitDrop: false },
  holidays: [],
  today: todayIn(chicago, new Date(now)),
  now: new Date(now),
  timeZone: chicago,
  ...more,
})

test('possible dates run from today to 3 months ahead [CUST-3]', () => {
  const dates = possibleDates(facts('2026-11-30T18:00:00Z'))
  expect(dates[0]?.possibleDeliveryDate).toBe('2026-11-30')
  expect(dates.at(-1)?.possibleDeliveryDate).toBe('2027-02-28')
})

test('a date is valid on a routing day that is no holiday and before its cut-off [CUST-3]', () => {
  const monday = facts('2026-03-02T20:00:00Z', { holidays: ['2026-03-05'] })
  const valid = possibleDates(monday).filter((date) => date.valid)
  expect(valid.slice(0, 4).map((date) => date.possibleDeliveryDate)).toEqual([
    '2026-03-03',
    '2026-03-04',
    '2026-03-06',
    '2026-03-09',
  ])
})

test('ordering for a date ends at the very instant of its cut-off [CUST-3]', () => {
  expect(possibleDateOf('2026-03-03', facts('2026-03-02T22:59:59.999Z')).valid).toBe(true)
  expect(possibleDateOf('2026-03-03', facts('2026-03-02T23:00:00Z')).valid).toBe(false)
})

test('the cut-off keeps its local time when clocks change between ordering and delivery [CUST-3]', () => {
  const overSpring = facts('2026-03-06T18:00:00Z')
  expect(possibleDateOf('2026-03-09', overSpring).cutOffAt).toBe('2026-03-08T22:00:00.000Z')
  expect(possibleDateOf('2026-03-06', overSpring).cutOffAt).toBe('2026-03-05T23:00:00.000Z')
})

test('a day without a route or with a holiday has no cut-off [CUST-3]', () => {
  const some = facts('2026-03-02T20:00:00Z', { holidays: ['2026-03-05'] })
  expect(possibleDateOf('2026-03-07', some)).toEqual({
    possibleDeliveryDate: '2026-03-07',
    valid: false,
    cutOffAt: null,
  })
  expect(possibleDateOf('2026-03-05', some).cutOffAt).toBeNull()
})

test('without a route, or with one that never runs, no date is possible [CUST-3]', () => {
  expect(possibleDates(facts('2026-03-02T20:00:00Z', { route: null }))).toEqual([])
  const never = { ...weekdays, days: [], blockJitDrop: false }
  expect(possibleDates(facts('2026-03-02T20:00:00Z', { route: never }))).toEqual([])
})

const zones = fc.constantFrom('America/Los_Angeles', 'America/Chicago')
const anyFacts = fc
  .record({
    timeZone: zones,
    now: fc.date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    hour: fc.integer({ min: 0, max: 23 }),
    cutOffDaysBefore: fc.integer({ min: 0, max: 3 }),
    holidayAfter: fc.array(fc.integer({ min: 0, max: 95 }), { maxLength: 5 }),
  })
  .map(({ timeZone, now, days, hour, cutOffDaysBefore, holidayAfter }): DateFacts => {
    const today = todayIn(timeZone, now)
    const cutOffTime = `${String(hour).padStart(2, '0')}:30`
    return {
      route: { soType: 'regularDelivery', days, cutOffTime, cutOffDaysBefore, blockJitDrop: false },
      holidays: holidayAfter.map((after) => addDays(today, after)),
      today,
      now,
      timeZone,
    }
  })

test('for any route, instant and zone: every date once, valid exactly by weekday, holiday and cut-off [CUST-3]', () => {
  fc.assert(
    fc.property(anyFacts, (some) => {
      const dates = possibleDates(some)
      expect(dates.length).toBe(daysBetween(some.today, addMonths(some.today, 3)) + 1)
      for (const [index, { possibleDeliveryDate: date, valid, cutOffAt }] of dates.entries()) {
        expect(date).toBe(addDays(some.today, index))
        const route = some.route!
        const isRouted = route.days.includes(weekdayOf(date)) && !some.holidays.includes(date)
        const ends = instantIn(some.timeZone, addDays(date, -route.cutOffDaysBefore), route.cutOffTime!)
        expect(cutOffAt).toBe(isRouted ? ends.toISOString() : null)
        expect(valid).toBe(isRouted && some.now.getTime() < ends.getTime())
      }
    }),
    { numRuns: 40 },
  )
})

test('once a date is no longer valid it does not become valid again as time goes by [CUST-3]', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 200 }), (some, after, hours) => {
      const date = addDays(some.today, after)
      const later = { ...some, now: new Date(some.now.getTime() + hours * 3_600_000) }
      if (!possibleDateOf(date, some).valid) expect(possibleDateOf(date, later).valid).toBe(false)
    }),
  )
})
