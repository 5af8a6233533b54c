import { expect, test } from 'vitest'
import { timeChoices, toInstant, toLocal } from './local-time.ts'

test('a date and a time of the device’s clock are one instant, there and back [STAFF-2]', () => {
  const instant = toInstant('2026-11-24', '17:30')!
  expect(toLocal(instant)).toEqual({ date: '2026-11-24', time: '17:30' })
  expect(toInstant(null, '17:30')).toBeNull()
  expect(toLocal(null)).toEqual({ date: null, time: '00:00' })
})

test('times are offered every 30 minutes, and the present one besides [UI-3]', () => {
  expect(timeChoices('17:30')).toHaveLength(48)
  const odd = timeChoices('17:42')
  expect(odd).toHaveLength(49)
  expect(odd.slice(35, 37)).toEqual([
    { value: '17:30', label: '5:30 PM' },
    { value: '17:42', label: '5:42 PM' },
  ])
})
