import { expect, test } from 'vitest'
import { describeDays, describeDelivery, describeEnd } from './describe-standing.ts'

test('days read from Monday on, with the weeks between [NEXT-4]', () => {
  expect(describeDays({ weekdays: [0, 4, 1], everyWeeks: 1 })).toBe('Every Monday, Thursday and Sunday')
  expect(describeDays({ weekdays: [1], everyWeeks: 2 })).toBe('Monday, every 2 weeks')
})

test('an end by day, by number, or none; a moved delivery names both days [NEXT-4]', () => {
  expect(describeEnd({ endsOn: '2026-12-28', deliveries: null })).toBe('until Mon, Dec 28, 2026')
  expect(describeEnd({ endsOn: null, deliveries: 1 })).toBe('for 1 delivery')
  expect(describeEnd({ endsOn: null, deliveries: null })).toBe('without an end')
  expect(describeDelivery({ plannedOn: '2026-03-12', deliverOn: '2026-03-13' })).toBe(
    'Fri, Mar 13, instead of Thu, Mar 12',
  )
})
