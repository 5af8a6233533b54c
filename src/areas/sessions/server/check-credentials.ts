import { Refused } from '#kit/decision.ts'
import { kindOf, type UserType } from '#areas/access/roles.ts'
import { usesPassword } from '#areas/people/rules/staff-sign-in.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sql } from '#platform/database/statement.ts'
import type { Call } from '#platform/http/handle.ts'
import { isPasswordTooOld } from '../rules/is-password-too-old.ts'
import { sessionRefusals } from '../sessions.refusals.ts'
import { keyForRepeating } from './challenge.store.ts'
import { deviceOf } from './device-cookie.ts'
import { isKnownDevice } from './device.store.ts'
import { limitAttempts } from './limit-attempts.ts'
import { passChallenge, type Shown } from './pass-challenge.ts'
import { addResetToken } from './password.store.ts'
import { isPassword } from './passwords.ts'
import { recordFailure } from './record-failure.ts'

interface Account {
  readonly id: string
  readonly type: UserType
  readonly hash: string | null
  readonly isExpired: boolean
  readonly changedAt: string | null
}

const byEmail = sql(
  'sessions.user-by-email',
  `select u.id, u.type, p.hash, coalesce(p.is_expired, false) as "isExpired", p.changed_at as "changedAt"
   from users u left join user_passwords p on p.user_id = u.id
   where u.email = lower(:email) and u.is_active and (not u.is_demo or :isDemoOn)`,
)

/** E-mail and password with what the bot challenge needs. */
export interface Credentials extends Shown {
  readonly email: string
  readonly password: string
}

/**
 * AUTH-1: whose e-mail and password these are, with the key under which the attempt may be
 * repeated. The same answer and the same time for an unknown user, a wrong password, an inactive
 * account, and one of the demo where there is none; the difference shows only after the right
 * password.
 */
export async function checkCredentials(
  call: Pick<Call<Endpoint>, 'db' | 'services' | 'now' | 'address' | 'request' | 'reply'>,
  credentials: Credentials,
): Promise<{ userId: string; turnstileIdempotentKey: string }> {
  const { db, services, now, request } = call
  const { constants, publicUrl, demo } = services.config
  const email = credentials.email.toLowerCase()
  const device = deviceOf(request, publicUrl)
  const isKnown = await isKnownDevice(db, email, device)
  const forgive = await limitAttempts(call, 'login', email, isKnown ? device : undefined)
  const finishChallenge = await passChallenge(call, credentials)
  const account = await db.maybe<Account>(byEmail({ email, isDemoOn: demo !== 'off' }))
  const hash = account?.hash ?? null
  const isRight = await isPassword(hash ?? undefined, credentials.password)
  await finishChallenge({ email, hash, outcome: isRight ? 'right' : 'wrong' })
  if (!isRight || !account) {
    await recordFailure(call, { userId: account?.id, email, what: 'password' })
    throw new Refused(sessionRefusals.login_failed)
  }
  await forgive()
  if (!usesPassword(kindOf(account.type), staffSignInHere(services.config)))
    throw new Refused(sessionRefusals.single_sign_on_only)
  const changedAt = new Date(account.changedAt ?? now)
  // The right password opens only the page that replaces it (security 43).
  if (account.isExpired || isPasswordTooOld(changedAt, constants.passwordMaxAgeDays, now))
    throw new Refused({
      ...sessionRefusals.password_expired,
      details: { resetToken: await addResetToken(db, account.id, now) },
    })
  const turnstileIdempotentKey = await keyForRepeating(db, { email, hash, outcome: 'right' }, now)
  return { userId: account.id, turnstileIdempotentKey }
}
