import { type Feature, isFeature } from '#kit/feature-keys.ts'
import type { DeviceType } from '../announcement.ts'

/** Who looks: nobody in particular, or somebody with features. */
export interface Audience {
  readonly isSignedIn: boolean
  can(feature: Feature): boolean
  readonly deviceType: Exclude<DeviceType, 0>
}

interface Shown {
  readonly features: string
  readonly deviceType: DeviceType
  readonly startsOn: string | null
  readonly endsOn: string | null
}

/** Stand in the features list and mean no feature anybody holds. */
export const wildcards = { signedOut: 'NOAUTH', signedIn: 'YESAUTH' } as const

/**
 * 'manageCart, makePayment' -> the two: whole tokens, so that PAY never matches PREPAY (security
 * 61).
 */
export const tokensOf = (features: string): string[] => [
  ...new Set(features.split(',').flatMap((token) => token.trim() || [])),
]

/**
 * SHELL-4: signed out one sees those marked NOAUTH or with no features; signed in those marked
 * YESAUTH or matching a feature one has. Those of another device and those not running at this
 * moment of the server are for nobody.
 */
export function isShownTo(announcement: Shown, audience: Audience, now: Date): boolean {
  const { deviceType } = announcement
  if (deviceType !== 0 && deviceType !== audience.deviceType) return false
  return stateOf(announcement, now) === 'running' && isMeantFor(tokensOf(announcement.features), audience)
}

function isMeantFor(tokens: readonly string[], { isSignedIn, can }: Audience): boolean {
  if (!isSignedIn) return tokens.length === 0 || tokens.includes(wildcards.signedOut)
  return tokens.some((token) => token === wildcards.signedIn || (isFeature(token) && can(token)))
}

/** STAFF-2: before its start, in between, or over. The moment of the end is over. */
export function stateOf(
  { startsOn, endsOn }: Pick<Shown, 'startsOn' | 'endsOn'>,
  now: Date,
): 'scheduled' | 'running' | 'expired' {
  if (endsOn !== null && Date.parse(endsOn) <= now.getTime()) return 'expired'
  return startsOn !== null && Date.parse(startsOn) > now.getTime() ? 'scheduled' : 'running'
}

/** Milliseconds until the next of them starts or ends; null when nothing is to come. */
export function nextChangeIn(announcements: readonly Pick<Shown, 'startsOn' | 'endsOn'>[], now: Date): number | null {
  const times = announcements
    .flatMap(({ startsOn, endsOn }) => [startsOn, endsOn])
    .map((time) => (time === null ? 0 : Date.parse(time) - now.getTime()))
    .filter((wait) => wait > 0)
  return times.length === 0 ? null : Math.min(...times)
}
