import type { Actor } from '#kit/actor.ts'
import { featuresOf, type Role, roles } from '#areas/access/roles.ts'
import type { Managed } from '../rules/may-manage-user.ts'

/** An actor for rule tests, of a role with further features. */
export function actorOfRole(role: Role, change: Partial<Actor> & { features?: readonly string[] } = {}): Actor {
  const { features = [], ...rest } = change
  const held = featuresOf(role, features)
  const kind = roles[role].isStaff ? 'internal' : 'external'
  return { userId: 'm1', realUserId: 'm1', kind, can: (feature) => held.has(feature), ...rest }
}

/** A managed user for rule tests: an active customer's user of the actor's customers. */
export const buildManaged = (change: Partial<Managed> = {}): Managed => ({
  userId: 'u1',
  type: 'ece',
  role: 'chef',
  ownFeatures: [],
  isActive: true,
  isCovered: true,
  ...change,
})
