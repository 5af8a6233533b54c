import { orRefuse } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isBoundByEnforceDate } from '#areas/people/rules/staff-sign-in.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import type { Call } from '#platform/http/handle.ts'
import { mayHaveSecondFactor } from '../rules/may-have-second-factor.ts'
import { type Factors, factorsOf } from './factor.store.ts'

type OwnCall = Pick<Call<Endpoint>, 'caller' | 'services' | 'db'>

/** AUTH-5: refuses whoever has no second factor of their own here. */
export const requireOwnFactor = ({ caller, services }: Pick<OwnCall, 'caller' | 'services'>): void =>
  orRefuse(mayHaveSecondFactor(caller.actor, staffSignInHere(services.config)))

/** AUTH-5: the caller's factors, with the enforce date only where it binds them. */
export async function ownFactors(call: OwnCall): Promise<Factors> {
  requireOwnFactor(call)
  const { actor } = call.caller
  const factors = await factorsOf(call.db, actor.userId)
  const isBound = isBoundByEnforceDate(actor.kind, staffSignInHere(call.services.config))
  return isBound ? factors : { ...factors, enforceDate: null }
}
