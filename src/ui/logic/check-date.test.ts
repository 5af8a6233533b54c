import { expect, test } from 'vitest'
import { checkDate } from './check-date.ts'

test('a date field reads MM/dd/yyyy, says what is wrong, and ignores what is outside its limits [UI-3]', () => {
  expect(checkDate('11/24/2026', {})).toEqual({ date: '2026-11-24' })
  expect(checkDate('', {})).toEqual({ date: null })
  expect(checkDate('', { isRequired: true })).toEqual({ error: 'Required' })
  expect(checkDate('24.11.2026', {})).toEqual({ error: 'Date input not valid.' })
  expect(checkDate('02/30/2026', {})).toEqual({ error: 'Date input not valid.' })
  expect(checkDate('11/24/2026', { min: '2026-11-25' })).toEqual({ isIgnored: true })
  expect(checkDate('11/24/2026', { max: '2026-11-23' })).toEqual({ isIgnored: true })
  expect(checkDate('11/24/2026', { isUnavailable: () => true })).toEqual({ isIgnored: true })
})
