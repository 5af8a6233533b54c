import { expect, test } from 'vitest'
import { formatSerialDate } from './format-serial-date.ts'

// Values and dates from Excel's documentation of the 1900 and 1904 date systems.
test.each([
  [1, false, '01/01/1900'],
  [59, false, '02/28/1900'],
  [61, false, '03/01/1900'],
  [35_981, false, '07/05/1998'],
  [34_519, true, '07/05/1998'],
  [0, true, '01/01/1904'],
  [46_350, false, '11/24/2026'],
  [46_350.270_833_3, false, '11/24/2026 06:30'],
  [46_349.999_99, false, '11/24/2026'],
  [0.75, false, '18:00'],
  [2_958_465, false, '12/31/9999'],
])('%d, counted from 1904: %s, is shown as %s [IMPORT-1]', (serial, isFrom1904, shown) => {
  expect(formatSerialDate(serial, isFrom1904)).toBe(shown)
})

test.each([-1, 2_958_466, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a day [IMPORT-1]', (serial) => {
  expect(formatSerialDate(serial, false)).toBeNull()
})
