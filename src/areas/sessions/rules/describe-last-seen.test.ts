import { expect, test } from 'vitest'
import { describeLastSeen } from './describe-last-seen.ts'

const now = new Date('2026-03-02T12:00:00Z')

test.each([
  ['2026-03-02T11:56:00Z', 'Active now'],
  ['2026-03-02T11:48:00Z', 'Last active 12 minutes ago'],
  ['2026-03-02T11:00:00Z', 'Last active 1 hour ago'],
  ['2026-03-01T13:00:00Z', 'Last active 23 hours ago'],
  ['2026-03-01T12:00:00Z', 'Last active 1 day ago'],
  ['2026-02-10T12:00:00Z', 'Last active 20 days ago'],
])('used at %s: %s [AUTH-3]', (lastSeenAt, words) => {
  expect(describeLastSeen(new Date(lastSeenAt), now)).toBe(words)
})
