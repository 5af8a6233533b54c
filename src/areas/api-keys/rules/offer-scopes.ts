import type { Actor } from '#kit/actor.ts'
import { type Feature, features } from '#kit/feature-keys.ts'

/** NEXT-12: features whose calls are all for people: no key has one. */
export const peopleFeatures: ReadonlySet<string> = new Set<Feature>([
  'loginAs',
  'punchout',
  'addBankCard',
  'deleteBankCard',
  'decryptPaymentInfo',
  'viewUsers',
  'updateUserProfile',
  'deactivateUser',
  'resetUserPassword',
  'resetMfaPhone',
  'connectPrograms',
])

/** NEXT-12: the features this user can give a key: of their own those that are not for people. */
export const offerScopes = (actor: Pick<Actor, 'can'>): Feature[] =>
  (Object.keys(features) as Feature[]).filter((feature) => actor.can(feature) && !peopleFeatures.has(feature))
