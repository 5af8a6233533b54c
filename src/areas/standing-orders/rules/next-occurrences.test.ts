import { expect, test } from 'vitest'
import {
  type Asked,
  lastClosedDay,
  nextOccurrences,
  type StandingCalendar,
  type StandingSchedule,
} from './next-occurrences.ts'

// Dates are those of a printed calendar: Monday March 2, Thursday March 5, Sunday March 8, 2026
// (the clocks of Las Vegas go from 2 to 3 am), Friday April 3, Sunday November 1, 2026 (back from 2
// to 1).
const calendar: StandingCalendar = {
  route: { days: [1, 2, 3, 4, 5], cutOffTime: '17:00', cutOffDaysBefore: 1 },
  holidays: [],
  timeZone: 'America/Los_Angeles',
}
const schedule: StandingSchedule = {
  weekdays: [1, 4],
  everyWeeks: 1,
  startsOn: '2026-03-02',
  endsOn: null,
  onHoliday: 'next',
  draftHours: 24,
  skipped: [],
  skipUntil: null,
}
const asked: Asked = { after: '2026-03-02', max: 4, left: null, taken: [] }
const dates = (
  change: Partial<StandingSchedule> = {},
  by: Partial<StandingCalendar> = {},
  question: Partial<Asked> = {},
) => nextOccurrences({ ...schedule, ...change }, { ...calendar, ...by }, { ...asked, ...question })
const days = (...given: Parameters<typeof dates>) => dates(...given).occurrences.map(({ deliverOn }) => deliverOn)

test('Mondays and Thursdays of every week, from the day after [NEXT-4]', () => {
  expect(days()).toEqual(['2026-03-05', '2026-03-09', '2026-03-12', '2026-03-16'])
  expect(days({}, {}, { after: '2026-03-01' })[0]).toBe('2026-03-02')
  expect(days({ startsOn: '2026-03-10' })).toEqual(['2026-03-12', '2026-03-16', '2026-03-19', '2026-03-23'])
})

test('every second week counts weeks from Monday, from the week of the first day [NEXT-4]', () => {
  expect(days({ everyWeeks: 2, startsOn: '2026-03-05' }, {}, { after: '2026-03-04' })).toEqual([
    '2026-03-05',
    '2026-03-16',
    '2026-03-19',
    '2026-03-30',
  ])
  // A week that starts on a Sunday is that of the Monday before.
  expect(days({ everyWeeks: 2, startsOn: '2026-03-08', weekdays: [1] }, {}, { max: 2 })).toEqual([
    '2026-03-16',
    '2026-03-30',
  ])
})

test('the cut-off keeps its local time over the change of clocks, and the draft comes hours before it [NEXT-4]', () => {
  const [thursday, monday] = dates().occurrences
  // Wednesday March 4, 5 pm standard time is 1 am UTC; Sunday March 8, 5 pm summer time is
  // midnight.
  expect(thursday!.cutOffAt.toISOString()).toBe('2026-03-05T01:00:00.000Z')
  expect(thursday!.draftAt.toISOString()).toBe('2026-03-04T01:00:00.000Z')
  expect(monday!.cutOffAt.toISOString()).toBe('2026-03-09T00:00:00.000Z')
  // 24 hours before is 4 pm of the day before on the clocks then: Saturday, standard time.
  expect(monday!.draftAt.toISOString()).toBe('2026-03-08T00:00:00.000Z')
  const [autumn] = dates({ startsOn: '2026-11-02' }).occurrences
  expect([autumn!.deliverOn, autumn!.cutOffAt.toISOString()]).toEqual(['2026-11-02', '2026-11-02T01:00:00.000Z'])
})

test('a holiday moves a delivery to the next or the previous day of the route, or leaves it out [NEXT-4]', () => {
  const holidays = ['2026-03-05', '2026-03-06']
  expect(days({}, { holidays })).toEqual(['2026-03-09', '2026-03-12', '2026-03-16', '2026-03-19'])
  expect(days({ weekdays: [4] }, { holidays }).slice(0, 2)).toEqual(['2026-03-09', '2026-03-12'])
  expect(days({ onHoliday: 'previous' }, { holidays })[0]).toBe('2026-03-04')
  const left = dates({ onHoliday: 'skip' }, { holidays }).occurrences
  expect(left.slice(0, 2).map(({ plannedOn, skip }) => [plannedOn, skip])).toEqual([
    ['2026-03-05', 'holiday'],
    ['2026-03-09', null],
  ])
})

test('a day that the route has lost moves as a holiday does [NEXT-4]', () => {
  const route = { ...calendar.route!, days: [2, 5] }
  expect(days({ weekdays: [4] }, { route }, { max: 2 })).toEqual(['2026-03-06', '2026-03-13'])
  expect(dates({}, { route: null })).toEqual({ occurrences: [], isEnded: false })
})

test('a day is delivered once, whatever moves to it and whatever was drafted for it [NEXT-4]', () => {
  const moved = dates({ weekdays: [4, 5] }, { holidays: ['2026-03-05'] }, { max: 3 }).occurrences
  expect(moved.map(({ plannedOn, deliverOn }) => [plannedOn, deliverOn])).toEqual([
    ['2026-03-05', '2026-03-06'],
    ['2026-03-12', '2026-03-12'],
    ['2026-03-13', '2026-03-13'],
  ])
  expect(days({}, {}, { taken: ['2026-03-05'] })[0]).toBe('2026-03-09')
})

test('skipped dates stay in the list with their reason; skip until leaves out all before a day [NEXT-4]', () => {
  const skips = (change: Partial<StandingSchedule>, question: Partial<Asked> = {}) =>
    dates(change, {}, question).occurrences.map(({ plannedOn, skip }) => [plannedOn, skip])
  expect(skips({ skipped: ['2026-03-09'] }, { max: 2 })).toEqual([
    ['2026-03-05', null],
    ['2026-03-09', 'asked'],
  ])
  expect(skips({ skipUntil: '2026-03-12' }, { max: 3 })).toEqual([
    ['2026-03-05', 'until'],
    ['2026-03-09', 'until'],
    ['2026-03-12', null],
  ])
})

test('it ends with its last day, or with its number of deliveries, skipped ones not counted [NEXT-4]', () => {
  expect(dates({ endsOn: '2026-03-11' })).toMatchObject({
    occurrences: [{ deliverOn: '2026-03-05' }, { deliverOn: '2026-03-09' }],
    isEnded: false,
  })
  expect(dates({ endsOn: '2026-03-11' }, {}, { after: '2026-03-09' })).toEqual({ occurrences: [], isEnded: true })
  expect(days({ skipped: ['2026-03-05'] }, {}, { left: 2 })).toEqual(['2026-03-05', '2026-03-09', '2026-03-12'])
  expect(dates({}, {}, { left: 0 })).toEqual({ occurrences: [], isEnded: true })
})

test('what is set up now leaves alone the days whose cut-off has passed [NEXT-4]', () => {
  const route = calendar.route!
  // 4:59 pm and 5 pm on Monday, March 2, in Las Vegas.
  expect(lastClosedDay('2026-03-02', new Date('2026-03-03T00:59:59Z'), route, calendar.timeZone)).toBe('2026-03-02')
  expect(lastClosedDay('2026-03-02', new Date('2026-03-03T01:00:00Z'), route, calendar.timeZone)).toBe('2026-03-03')
  const sameDay = { ...route, cutOffTime: '06:00', cutOffDaysBefore: 0 }
  expect(lastClosedDay('2026-03-02', new Date('2026-03-02T13:00:00Z'), sameDay, calendar.timeZone)).toBe('2026-03-01')
})
