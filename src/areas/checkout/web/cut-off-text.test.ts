import { expect, test } from 'vitest'
import { cutOffMoment, cutOffText } from './cut-off-text.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const inMinutes = (minutes: number) => cutOffText(now + minutes * 60_000, now, '2026-11-24')

test('the countdown names the time left and the day [CHECK-1]', () => {
  expect(inMinutes(72)).toEqual({ text: 'Order within 1 h 12 min for Tue, Nov 24', tone: 'calm' })
  expect(inMinutes(10)).toEqual({ text: 'Order within 10 min for Tue, Nov 24', tone: 'soon' })
  expect(inMinutes(0.5)?.text).toBe('Order within a minute for Tue, Nov 24')
  expect(inMinutes(-1)).toEqual({ text: 'The cut-off for Tue, Nov 24 has passed', tone: 'passed' })
  expect(cutOffText(null, now, '2026-11-24')).toBeNull()
})

test("the cut-off is shown in the division's time, with its day when that is not today there [CHECK-1]", () => {
  const cutOff = Date.parse('2026-11-24T01:00:00Z')
  expect(cutOffMoment(cutOff, now, 'America/Los_Angeles')).toBe('5:00 PM PST')
  expect(cutOffMoment(cutOff, now - 86_400_000, 'America/Chicago')).toBe('Mon, Nov 23, 7:00 PM CST')
})
