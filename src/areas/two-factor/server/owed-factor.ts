import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { kindOf, type UserType } from '#areas/access/roles.ts'
import { isBoundByEnforceDate } from '#areas/people/rules/staff-sign-in.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import type { SessionStage } from '#contract/endpoint.ts'
import { stageAfterPassword } from '../rules/stage-after-password.ts'
import type { MfaMethod, OwedFactor } from '../second-factor.ts'
import { factorsOf, type Factors } from './factor.store.ts'

/** The ways a user can show a second factor, the one that needs nothing typed first. */
export function methodsOf({ phone, totpSecret, recoveryCodesLeft }: Factors): MfaMethod[] {
  return [
    ...(phone === null ? [] : (['sms'] as const)),
    ...(totpSecret === null ? [] : (['authenticator'] as const)),
    ...(recoveryCodesLeft === 0 ? [] : (['recovery'] as const)),
  ]
}

/** AUTH-5: how far the right password lets this user in, and what is asked for next. */
export async function owedFactorOf(
  db: Queries,
  config: Config,
  user: { userId: string; type: UserType },
  now: Date,
): Promise<{ stage: SessionStage; owed: OwedFactor }> {
  const factors = await factorsOf(db, user.userId)
  const { phone, modifiedOn, isSetupDue } = factors
  const isBound = isBoundByEnforceDate(kindOf(user.type), staffSignInHere(config))
  const facts = { hasFactor: modifiedOn !== null, enforceDate: isBound ? factors.enforceDate : null, isSetupDue }
  // A day has begun for the user once it has in every division of theirs.
  const today = factors.timeZones.map((zone) => todayIn(zone, now)).toSorted()[0]
  const stage = stageAfterPassword(facts, today ?? now.toISOString().slice(0, 10))
  const owed = { phoneLast4: phone?.slice(-4) ?? null, countries: [...config.outside.smsCountries] }
  return { stage, owed: { ...owed, methods: stage === 'mfa' ? methodsOf(factors) : ['sms', 'authenticator'] } }
}
