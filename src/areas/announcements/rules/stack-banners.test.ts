import { expect, test } from 'vitest'
import { type BannerFacts, stackBanners } from './stack-banners.ts'

const customer: BannerFacts = { userId: 'u1', realUserId: 'u1', kind: 'external', mfaInfo: { phoneLast4: '0100' } }
const news = [
  { id: 'a1', value: 'First' },
  { id: 'a2', value: 'Second' },
]
const kinds = (facts: BannerFacts, announcements = news) => stackBanners(facts, announcements).map(({ kind }) => kind)

test('banners stack in the order punchout, logged-in-as, announcements, 2FA [SHELL-3]', () => {
  const all = { ...customer, realUserId: 'staff', punchoutSession: {}, mfaInfo: null }
  expect(kinds(all)).toEqual(['punchout', 'logged-in-as', 'announcement', 'announcement', 'two-factor'])
})

test.each([
  ['undismissed', { mfaInfo: null, mfaEnforceDate: null, isMfaBannerDismissed: false }, true],
  ['dismissed', { mfaInfo: null, mfaEnforceDate: null, isMfaBannerDismissed: true }, false],
  ['dismissed, but enforced', { mfaInfo: null, mfaEnforceDate: '2027-01-01', isMfaBannerDismissed: true }, true],
  ['set up', { mfaInfo: {}, mfaEnforceDate: '2027-01-01', isMfaBannerDismissed: false }, false],
  ['staff', { kind: 'internal', mfaInfo: null, isMfaBannerDismissed: false }, false],
  ['logged in as', { kind: 'proxy', mfaInfo: null, isMfaBannerDismissed: false }, false],
] as const)('the 2FA banner with a second factor %s [SHELL-3, AUTH-6]', (_, change, isShown) => {
  expect(kinds({ ...customer, ...change }, []).includes('two-factor')).toBe(isShown)
})

test('a banner clears when its condition ends [SHELL-3]', () => {
  expect(kinds({ ...customer, realUserId: 'staff' }, [])).toEqual(['logged-in-as'])
  expect(kinds(customer, [])).toEqual([])
})

test('an announcement that says something new is a new banner [SHELL-3]', () => {
  const [before] = stackBanners(customer, [{ id: 'a1', value: 'First' }])
  const [after] = stackBanners(customer, [{ id: 'a1', value: 'First, corrected' }])
  expect(after!.key).not.toBe(before!.key)
})
