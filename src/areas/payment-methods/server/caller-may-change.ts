import type { Actor } from '#kit/actor.ts'
import { Refused } from '#kit/decision.ts'
import { paymentMethodRefusals as no } from '../payment-methods.refusals.ts'

/** Security 2: the code that refuses changes and numbers while staff are logged in as a customer; null otherwise. */
export const whyNotChange = ({ kind }: Actor): string | null =>
  kind === 'proxy' ? no.not_while_acting_for_another.code : null

/** The same as an answer. */
export function refuseWhileActing({ kind }: Actor): void {
  if (kind === 'proxy') throw new Refused(no.not_while_acting_for_another)
}
