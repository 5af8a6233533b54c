import { expect, test } from 'vitest'
import { readLabelDate } from './read-label-date.ts'

test.each([
  ['261123', '2026-11-23'],
  ['240229', '2024-02-29'],
  ['260200', '2026-02-28'],
  ['280200', '2028-02-29'],
  ['261200', '2026-12-31'],
])('%s on a label is %s; day 00 is the last of the month [NEXT-8]', (digits, date) => {
  expect(readLabelDate(digits, 2026)).toBe(date)
})

test.each(['260230', '261301', '260001', '260000', '261232'])('%s is no date [NEXT-8]', (digits) => {
  expect(readLabelDate(digits, 2026)).toBeNull()
})

// The examples of the GS1 General Specifications, section 7.12.
test.each([
  ['770101', 2026, '1977-01-01'],
  ['760101', 2026, '2076-01-01'],
  ['000101', 2050, '2100-01-01'],
  ['010101', 2050, '2001-01-01'],
  ['990101', 2026, '1999-01-01'],
  ['750101', 2026, '2075-01-01'],
])('the century of %s in %i is the one that puts it nearest [NEXT-8]', (digits, year, date) => {
  expect(readLabelDate(digits, year)).toBe(date)
})
