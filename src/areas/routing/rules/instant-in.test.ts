import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { instantIn } from './instant-in.ts'

const zones = fc.constantFrom('America/Los_Angeles', 'America/Chicago', 'America/Phoenix', 'UTC')
const dates = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days))
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)

const wallOf = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)

test('a local time is the instant at which clocks there show it, unless it is skipped in spring [CUST-3]', () => {
  fc.assert(
    fc.property(zones, dates, times, (zone, date, time) => {
      const shown = wallOf(zone, instantIn(zone, date, time))
      const isSkippedHour = time.startsWith('02:') && shown === `${date} 03:${time.slice(3)}`
      expect(isSkippedHour ? `${date} ${time}` : shown).toBe(`${date} ${time}`)
    }),
  )
})

test.each([
  ['America/Los_Angeles', '2026-03-07', '2026-03-08T01:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08', '2026-03-09T00:00:00.000Z'],
  ['America/Chicago', '2026-03-07', '2026-03-07T23:00:00.000Z'],
  ['America/Chicago', '2026-03-08', '2026-03-08T22:00:00.000Z'],
  ['America/Chicago', '2026-10-31', '2026-10-31T22:00:00.000Z'],
  ['America/Chicago', '2026-11-01', '2026-11-01T23:00:00.000Z'],
])('17:00 in %s on %s around a change of clocks is %s [CUST-3]', (zone, date, instant) => {
  expect(instantIn(zone, date, '17:00').toISOString()).toBe(instant)
})

test('a skipped time is an hour later, a doubled one is the first [CUST-3]', () => {
  expect(instantIn('America/Chicago', '2026-03-08', '02:30').toISOString()).toBe('2026-03-08T08:30:00.000Z')
  expect(instantIn('America/Chicago', '2026-11-01', '01:30').toISOString()).toBe('2026-11-01T06:30:00.000Z')
})
