import { expect, test } from 'vitest'
import { eventsFor } from './events-for.ts'

test('customers are offered no event that only staff get, and the other way round [NEXT-7]', () => {
  expect(eventsFor(true)).toContain('creditRequestWork')
  expect(eventsFor(false)).not.toContain('creditRequestWork')
  for (const isStaff of [true, false]) expect(eventsFor(isStaff)).toContain('orderPlaced')
})
