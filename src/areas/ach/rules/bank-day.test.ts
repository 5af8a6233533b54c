import { settlesOn } from '#kit/banking-days.ts'
import { expect, test } from 'vitest'
import { effectiveDay, lastCutOff, processingDay, timeIn } from './bank-day.ts'

const cutOff = { time: '16:30', zone: 'America/New_York' }
const at = (instant: string) => new Date(instant)

test('the last cut-off is that of a banking day, in the bank’s zone [BILL-6]', () => {
  // 16:29 and 16:30 in New York on a Monday in November: UTC-5.
  expect(lastCutOff(cutOff, at('2026-11-23T21:29:59Z')).on).toBe('2026-11-20')
  expect(lastCutOff(cutOff, at('2026-11-23T21:30:00Z'))).toEqual({ on: '2026-11-23', at: at('2026-11-23T21:30:00Z') })
  // Thanksgiving, and in summer UTC-4.
  expect(lastCutOff(cutOff, at('2026-11-26T23:00:00Z')).on).toBe('2026-11-25')
  expect(lastCutOff(cutOff, at('2026-07-06T20:30:00Z')).on).toBe('2026-07-06')
  // The weekend on which the clocks go back.
  expect(lastCutOff(cutOff, at('2026-11-01T22:00:00Z')).at).toEqual(at('2026-10-30T20:30:00Z'))
})

test('a file takes effect on the next banking day [BILL-6]', () => {
  expect(effectiveDay(cutOff, at('2026-11-23T21:31:00Z'))).toBe('2026-11-24')
  expect(effectiveDay(cutOff, at('2026-11-25T21:31:00Z'))).toBe('2026-11-27')
  expect(effectiveDay(cutOff, at('2026-07-02T20:31:00Z'))).toBe('2026-07-03')
})

test('a file that is late is of the next day with a cut-off ahead [BILL-6]', () => {
  expect(processingDay(cutOff, at('2026-11-23T22:00:00Z'))).toBe('2026-11-23')
  expect(processingDay(cutOff, at('2026-11-23T22:00:01Z'))).toBe('2026-11-24')
  expect(processingDay(cutOff, at('2026-11-24T14:00:00Z'))).toBe('2026-11-24')
  expect(processingDay(cutOff, at('2026-11-28T14:00:00Z'))).toBe('2026-11-30')
  expect(effectiveDay(cutOff, at('2026-11-28T14:00:00Z'))).toBe('2026-12-01')
})

test('a debit settles on the day after it takes effect, which is two after it was sent [BILL-6]', () => {
  for (const instant of ['2026-11-23T21:31:00Z', '2026-11-25T21:31:00Z', '2027-07-02T20:31:00Z']) {
    const sent = processingDay(cutOff, at(instant))
    expect(settlesOn(sent) > effectiveDay(cutOff, at(instant))).toBe(true)
  }
})

test('the time of a file is the bank’s [BILL-6]', () => {
  expect(timeIn('America/New_York', at('2026-11-23T21:30:59Z'))).toBe('16:30')
  expect(timeIn('America/New_York', at('2026-07-06T04:05:00Z'))).toBe('00:05')
})
