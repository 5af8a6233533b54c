import type { ShownAnnouncement } from '../announcement.ts'

/** What the banners follow from: the signed-in user, and what there is to announce. */
export interface BannerFacts {
  readonly userId: string
  readonly realUserId: string
  readonly kind: 'internal' | 'proxy' | 'external'
  /** Absent outside punchout mode (PUNCH-4). */
  readonly punchoutSession?: object | undefined
  /** Null: no second factor is set up. */
  readonly mfaInfo?: object | null
  /** From when on a second factor is demanded; null: never. */
  readonly mfaEnforceDate?: string | null
  readonly isMfaBannerDismissed?: boolean
}

/** One banner; `key` stays the same as long as it says the same. */
export type StackedBanner = { readonly key: string } & (
  | { readonly kind: 'punchout' | 'logged-in-as' | 'two-factor' }
  | { readonly kind: 'announcement'; readonly announcement: ShownAnnouncement }
)

/**
 * SHELL-3: punchout, logged in as, announcements, 2FA, in this order; each as long as its condition
 * holds.
 */
export function stackBanners(user: BannerFacts, announcements: readonly ShownAnnouncement[]): StackedBanner[] {
  const of = (isShown: boolean, kind: 'punchout' | 'logged-in-as' | 'two-factor'): StackedBanner[] =>
    isShown ? [{ key: kind, kind }] : []
  return [
    ...of(Boolean(user.punchoutSession), 'punchout'),
    ...of(user.userId !== user.realUserId, 'logged-in-as'),
    ...announcements.map((announcement): StackedBanner => ({
      // What was closed comes back when it says something else.
      key: `${announcement.id} ${announcement.value}`,
      kind: 'announcement',
      announcement,
    })),
    ...of(lacksSecondFactor(user), 'two-factor'),
  ]
}

/**
 * S0 section 4: an external user with no MFA set up, and either an enforce date or an undismissed
 * banner.
 */
const lacksSecondFactor = ({ kind, mfaInfo, mfaEnforceDate, isMfaBannerDismissed }: BannerFacts): boolean =>
  kind !== 'proxy' &&
  mfaInfo === null &&
  (Boolean(mfaEnforceDate) || (kind === 'external' && isMfaBannerDismissed !== true))
