import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

test('a text field enforces its limits during typing [UI-2]', () => {
  expect(fitText('12a3', { onlyNumbers: true })).toBe('123')
  expect(fitText('PO-4711-and-more', { maxLength: 7 })).toBe('PO-4711')
  expect(fitText('12.3456', { maxDp: 2 })).toBe('12.34')
  expect(fitText('12.3', { maxDp: 0 })).toBe('12')
  expect(fitText('12345.6', { maxInt: 3 })).toBe('123.6')
  expect(fitText('not a number', { maxDp: 2 })).toBe('not a number')
})
