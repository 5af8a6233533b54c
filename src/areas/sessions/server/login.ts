import { Refused } from '#kit/decision.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import { owedFactorOf } from '#areas/two-factor/server/public.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { login, reauthorize } from '../sessions.endpoints.ts'
import { sessionRefusals } from '../sessions.refusals.ts'
import { checkCredentials, type Credentials } from './check-credentials.ts'
import { openSession } from './open-session.ts'
import { currentUserOf } from './current-user.store.ts'

/** AUTH-1: signs in with e-mail and password. */
export const loginHandler = handle(login, (call) => signIn(call, call.body))

/**
 * AUTH-3: the same, for the very user a page was drawn for; anybody else gets no session (security
 * 40).
 */
export const reauthorizeHandler = handle(reauthorize, (call) => signIn(call, call.body, call.body.userId))

async function signIn(
  call: Pick<Call<Endpoint>, 'db' | 'services' | 'now' | 'address' | 'request' | 'reply'>,
  body: Credentials & { readonly staySignedIn: boolean },
  expectedUserId?: string,
) {
  const { userId, turnstileIdempotentKey } = await checkCredentials(call, body)
  if (expectedUserId !== undefined && userId !== expectedUserId) throw new Refused(sessionRefusals.another_user)
  const user = await currentUserOf(call.db, { userId, realUserId: userId }, staffSignInHere(call.services.config))
  if (!user) throw new Refused(sessionRefusals.login_failed)
  const { stage, owed } = await owedFactorOf(call.db, call.services.config, user, call.now)
  await openSession(call, user, { staySignedIn: body.staySignedIn, signIn: 'password', stage })
  if (stage === 'full')
    return { isSuccess: true as const, loginStatus: 'Success' as const, user, turnstileIdempotentKey }
  const loginStatus = stage === 'mfa' ? ('MfaRequired' as const) : ('MfaSetupRequired' as const)
  return { isSuccess: true as const, loginStatus, owedFactor: owed, turnstileIdempotentKey }
}
