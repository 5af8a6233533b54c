import type { Actor } from '#kit/actor.ts'

/** ACCESS-6: what the portal is used for right now. */
export type AppMode = 'restaurant' | 'accounting'

/** ACCESS-3: what a route, dialog or link asks of its user. */
export interface RouteRule {
  /** Every one of these features. */
  readonly needs?: readonly string[]
  /** At least one of these. */
  readonly anyOf?: readonly string[]
  readonly kinds?: readonly Actor['kind'][]
  readonly modes?: readonly AppMode[]
  /** Where a user goes who may not; /errors unless said. */
  readonly redirect?: string
}

/** The screen for those who may not, unless the rule names another. */
const errorsPath = '/errors'
/** ACCESS-3: a wrong app mode leads here. */
const otherModePath = '/dashboard'

/** ACCESS-3: null when the route opens, else the path to go to instead. The server asks again at every call. */
export function mayOpenRoute(rule: RouteRule | undefined, actor: Actor, mode: AppMode): string | null {
  if (!rule) return null
  const isAllowed =
    (rule.needs ?? []).every((feature) => actor.can(feature)) &&
    (!rule.anyOf || rule.anyOf.some((feature) => actor.can(feature))) &&
    (!rule.kinds || rule.kinds.includes(actor.kind))
  if (!isAllowed) return rule.redirect ?? errorsPath
  if (rule.modes && !rule.modes.includes(mode)) return otherModePath
  return null
}
