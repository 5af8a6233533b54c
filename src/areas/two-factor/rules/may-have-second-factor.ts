import type { Actor } from '#kit/actor.ts'
import { type Decision, allow, refuse } from '#kit/decision.ts'
import { twoFactorRefusals as no } from '../two-factor.refusals.ts'

/** AUTH-5: two-factor authentication belongs to customers themselves: neither staff nor staff acting as a customer touch it. */
export const mayHaveSecondFactor = (actor: Pick<Actor, 'kind'>): Decision =>
  actor.kind === 'external' ? allow() : refuse(no.not_for_you)
