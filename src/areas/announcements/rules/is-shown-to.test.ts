import fc from 'fast-check'
import { expect, test } from 'vitest'
import { features } from '#kit/feature-keys.ts'
import { type Audience, isShownTo, nextChangeIn, stateOf } from './is-shown-to.ts'

const now = new Date('2026-03-02T20:00:00Z')
const announcement = { features: 'YESAUTH', deviceType: 0 as const, startsOn: null, endsOn: null }
const nobody: Audience = { isSignedIn: false, can: () => false, deviceType: 1 }
const holding = (...held: string[]): Audience => ({
  isSignedIn: true,
  can: (feature) => held.includes(feature),
  deviceType: 1,
})

test.each([
  ['NOAUTH', true, false],
  ['YESAUTH', false, true],
  ['', true, false],
  [' , ', true, false],
  ['NOAUTH,YESAUTH', true, true],
  ['NOAUTH, manageCart', true, true],
  ['manageCart', false, true],
  [' manageCart ,makePayment', false, true],
  ['makePayment', false, false],
  ['manageCar', false, false],
  ['manageCarts', false, false],
  ['XNOAUTH', false, false],
])('%j is shown signed out: %s, to a holder of manageCart: %s [SHELL-4]', (list, signedOut, holder) => {
  expect(isShownTo({ ...announcement, features: list }, nobody, now)).toBe(signedOut)
  expect(isShownTo({ ...announcement, features: list }, holding('manageCart'), now)).toBe(holder)
})

test('NOAUTH is no feature a user could be given [SHELL-4]', () => {
  expect(isShownTo({ ...announcement, features: 'NOAUTH' }, holding('NOAUTH'), now)).toBe(false)
})

test('a feature matches as a whole, whatever the list [SHELL-4]', () => {
  const keys = Object.keys(features)
  fc.assert(
    fc.property(fc.subarray(keys), fc.subarray(keys), (wanted, held) => {
      const isSeen = isShownTo({ ...announcement, features: wanted.join(',') }, holding(...held), now)
      expect(isSeen).toBe(wanted.some((feature) => held.includes(feature)))
    }),
  )
})

test.each([
  [0, true, true],
  [1, true, false],
  [2, false, true],
] as const)('device type %s is shown on the web: %s, on mobile: %s [SHELL-4]', (deviceType, web, mobile) => {
  const shown = (on: 1 | 2) => isShownTo({ ...announcement, deviceType }, { ...holding(), deviceType: on }, now)
  expect([shown(1), shown(2)]).toEqual([web, mobile])
})

test('one is shown from its start on and not at its end [SHELL-4]', () => {
  const at = now.toISOString()
  const later = '2026-03-02T20:00:01Z'
  const shown = (startsOn: string | null, endsOn: string | null) =>
    isShownTo({ ...announcement, startsOn, endsOn }, holding(), now)
  expect([shown(at, null), shown(later, null), shown(null, at), shown(null, later)]).toEqual([true, false, false, true])
  expect(stateOf({ startsOn: later, endsOn: null }, now)).toBe('scheduled')
})

test('the next start or end says when to look again [SHELL-4]', () => {
  const past = { startsOn: '2026-03-01T00:00:00Z', endsOn: null }
  expect(nextChangeIn([past], now)).toBeNull()
  const ends = { startsOn: past.startsOn, endsOn: '2026-03-02T20:00:05Z' }
  const starts = { startsOn: '2026-03-02T20:00:09Z', endsOn: null }
  expect(nextChangeIn([past, starts, ends], now)).toBe(5_000)
})
