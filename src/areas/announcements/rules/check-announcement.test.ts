import { expect, test } from 'vitest'
import type { AnnouncementText } from '../announcement.ts'
import { checkAnnouncement } from './check-announcement.ts'

const text: AnnouncementText = {
  name: 'Holiday',
  value: 'We are closed on Thursday.',
  features: 'YESAUTH',
  deviceType: 0,
  startsOn: null,
  endsOn: null,
}
const refused = (change: Partial<AnnouncementText>) => {
  const decision = checkAnnouncement({ ...text, ...change })
  return decision.allowed ? null : decision.refusal.code
}

test('the features of an announcement exist; it may have none [SHELL-4, STAFF-2]', () => {
  expect(refused({})).toBeNull()
  expect(refused({ features: '' })).toBeNull()
  expect(refused({ features: ' ,' })).toBeNull()
  expect(refused({ features: 'manageCart,flyToTheMoon' })).toBe('announcement_feature_unknown')
})

test('the list of features is kept tidy [STAFF-2]', () => {
  const decision = checkAnnouncement({ ...text, features: ' manageCart,, makePayment,manageCart ' })
  expect(decision.allowed && decision.value.features).toBe('manageCart,makePayment')
})

test('an announcement ends after it starts [STAFF-2]', () => {
  const startsOn = '2026-03-02T20:00:00Z'
  expect(refused({ startsOn, endsOn: startsOn })).toBe('announcement_ends_before_start')
  expect(refused({ startsOn, endsOn: '2026-03-02T12:00:01-08:00' })).toBeNull()
})
