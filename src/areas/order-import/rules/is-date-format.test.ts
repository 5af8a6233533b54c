import { expect, test } from 'vitest'
import { isDateFormat } from './is-date-format.ts'

test.each([
  [14, undefined, true],
  [22, undefined, true],
  [46, undefined, true],
  [0, undefined, false],
  [2, undefined, false],
  [49, undefined, false],
  [164, 'yyyy-mm-dd', true],
  [165, '[$-409]d-mmm-yy;@', true],
  [166, '[h]:mm', true],
  [167, 'mm:ss.000', true],
  [168, 'General', false],
  [169, '#,##0.00 "days"', false],
  [170, '0 \\c\\s', false],
  [171, '[Red]0;[Blue]-0', false],
  [172, '_($* #,##0_);_($* (#,##0)', false],
  [173, '@', false],
  [174, '0000000', false],
] as const)('a format %i of %s shows a day or a time: %s [IMPORT-1]', (id, code, isDate) => {
  expect(isDateFormat(id, code)).toBe(isDate)
})
