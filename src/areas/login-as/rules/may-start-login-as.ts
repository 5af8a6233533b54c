import type { Actor } from '#kit/actor.ts'
import { type Decision, refuse } from '#kit/decision.ts'
import { actingRefusals } from '#areas/people/acting.refusals.ts'
import { type ActedAs, mayActAs, type Root } from '#areas/people/rules/may-act-as.ts'

/**
 * AUTH-8, security 1: only the session of the person at the keyboard starts; there is no acting
 * from acting.
 */
export function mayStartLoginAs(actor: Actor, type: Root['type'], target: ActedAs | undefined): Decision {
  if (actor.userId !== actor.realUserId) return refuse(actingRefusals.already_logged_in_as)
  const root: Root = { type, can: (feature) => actor.can(feature) }
  // Who may not act as anybody gets this refusal, whoever they asked for.
  return mayActAs(root, target ?? { type: 'ece', isActive: true, isCovered: false })
}
