import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type Feature, features, isFeature } from '#kit/feature-keys.ts'
import { staffFeatures } from '#areas/access/feature-groups.ts'
import { featuresOf, isRole, kindOf, type Role, roles, type UserType } from '#areas/access/roles.ts'
import { usersRefusals } from '../users.refusals.ts'

/** What somebody is to be allowed. */
export interface Permissions {
  readonly role: string
  /** Beyond those of the role. */
  readonly features: readonly string[]
}

/**
 * USERS-2: a user has at least one mode of the portal; with none, every screen would turn them
 * away.
 */
export const checkModes = (modes: readonly string[]): Decision =>
  modes.length === 0 ? refuse(usersRefusals.mode_required, { field: 'allowedModesUi' }) : allow()

/** The features a role brings and those beyond it that remain to be stored. */
export interface Granted {
  readonly role: Role
  readonly ownFeatures: readonly Feature[]
}

const none: ReadonlySet<string> = new Set()

/**
 * USERS-2, security 6 and 65: a role and features for a user of this type. What the user does not
 * hold yet, the actor must hold; unknown keys are refused, and so is what is only for staff. Taking
 * away is always possible.
 */
export function grantPermissions(
  actor: Actor,
  type: UserType,
  wanted: Permissions,
  held: ReadonlySet<string> = none,
): Decision<Granted> {
  const isStaff = kindOf(type) === 'internal'
  if (!isRole(wanted.role)) return refuse(usersRefusals.role_unknown, { field: 'role' })
  if (roles[wanted.role].isStaff !== isStaff) return refuse(usersRefusals.role_for_others, { field: 'role' })
  const unknown = wanted.features.find((key) => !isFeature(key))
  if (unknown !== undefined) return refuse(usersRefusals.feature_unknown, { field: 'features' })
  if (!isStaff && wanted.features.some((key) => staffFeatures.has(key)))
    return refuse(usersRefusals.feature_for_staff, { field: 'features' })
  const fresh = [...featuresOf(wanted.role, wanted.features)].filter((key) => !held.has(key))
  const missing = fresh.filter((key) => !actor.can(key))
  if (missing.length > 0) {
    return refuse(usersRefusals.cannot_grant, {
      field: 'features',
      details: { missing: missing.map((key) => features[key]) },
    })
  }
  const byRole = featuresOf(wanted.role, [])
  const ownFeatures = [...new Set(wanted.features)].filter(isFeature).filter((key) => !byRole.has(key))
  return allow({ role: wanted.role, ownFeatures })
}

/** USERS-2: the roles a user of this type may be given by this actor. */
export const grantableRoles = (actor: Actor, type: UserType, held?: ReadonlySet<string>): Role[] =>
  (Object.keys(roles) as Role[]).filter((role) => grantPermissions(actor, type, { role, features: [] }, held).allowed)
