import type { Actor } from '#kit/actor.ts'

/**
 * STAFF-4: what the distributor pays is for staff who may view analysis. A customer with that
 * feature views the costs of their own recipes, and so do staff who act as one.
 */
export const mayViewCost = (actor: Pick<Actor, 'kind' | 'can'>): boolean =>
  actor.kind === 'internal' && actor.can('viewAnalysis')
