import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { noAccessScreen } from '#areas/sessions/sessions.addresses.ts'
import type { Address } from '#contract/address.ts'
import type { Actor } from '#kit/actor.ts'
import type { Reach } from '#areas/access/roles.ts'
import type { Feature } from '#kit/feature-keys.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'

/** ACCESS-6: what the portal is used for right now. */
export type AppMode = 'restaurant' | 'accounting'

/** ACCESS-3: what a route, dialog or link asks of its user. */
export interface RouteRule {
  /** Every one of these features. */
  readonly needs?: readonly Feature[]
  /** At least one of these. */
  readonly anyOf?: readonly Feature[]
  /**
   * Every one of these, held by the member of staff at the keyboard; acting as a customer they keep
   * them.
   */
  readonly internalFeatures?: readonly Feature[]
  /** Every one of these, as the CRM calls them. */
  readonly crmFeatures?: readonly string[]
  /** Every one of these, as the identity provider calls them. */
  readonly oktaFeatures?: readonly string[]
  readonly types?: readonly CurrentUser['type'][]
  readonly kinds?: readonly Actor['kind'][]
  /** Whose role reaches these customers: 'dsr' and 'dsm' are sales reps and their managers. */
  readonly reaches?: readonly Reach[]
  readonly modes?: readonly AppMode[]
  /** Where a user goes who may not; /errors by default. */
  readonly redirect?: Address
}

/** The signed-in user, as the rule of a route sees them. */
export type Visitor = Pick<
  CurrentUser,
  'type' | 'kind' | 'reach' | 'features' | 'internalUser' | 'crmFeatures' | 'oktaFeatures'
>

const holdsAll = (held: readonly string[] | undefined, wanted: readonly string[] | undefined): boolean =>
  (wanted ?? []).every((feature) => held?.includes(feature) === true)

/**
 * ACCESS-3: null when the route opens, else where to go instead: in a wrong app mode to the
 * dashboard. The server asks again at every call.
 */
export function mayOpenRoute(rule: RouteRule | undefined, visitor: Visitor, mode: AppMode): Address | null {
  if (!rule) return null
  const isAllowed =
    holdsAll(visitor.features, rule.needs) &&
    (!rule.anyOf || rule.anyOf.some((feature) => visitor.features.includes(feature))) &&
    holdsAll(visitor.internalUser?.features, rule.internalFeatures) &&
    holdsAll(visitor.crmFeatures, rule.crmFeatures) &&
    holdsAll(visitor.oktaFeatures, rule.oktaFeatures) &&
    (!rule.types || rule.types.includes(visitor.type)) &&
    (!rule.kinds || rule.kinds.includes(visitor.kind)) &&
    (!rule.reaches || (visitor.reach !== null && rule.reaches.includes(visitor.reach)))
  if (!isAllowed) return rule.redirect ?? noAccessScreen.at()
  if (rule.modes && !rule.modes.includes(mode)) return dashboardScreen.at()
  return null
}
