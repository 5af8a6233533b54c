import type { Actor } from '#kit/actor.ts'
import { type ProfileTab, profileTabs } from '../profile-tabs.ts'

const conditions: Readonly<Record<ProfileTab, (actor: Pick<Actor, 'kind' | 'can'>) => boolean>> = {
  account: () => true,
  'bill-tos': (actor) => actor.can('allBillTos'),
  'payment-methods': (actor) => actor.can('viewBankCard'),
  'invoice-format': () => true,
  privacy: (actor) => actor.kind === 'external',
  notifications: () => true,
  punchout: (actor) => actor.can('punchout') && actor.kind !== 'proxy',
}

/** PROFILE-1: the tabs this person has, in order. */
export const tabsOf = (actor: Pick<Actor, 'kind' | 'can'>): ProfileTab[] =>
  (Object.keys(profileTabs) as ProfileTab[]).filter((tab) => conditions[tab](actor))
