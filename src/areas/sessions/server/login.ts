import { Refused } from '#kit/decision.ts'
import { currentUserOf } from '#areas/people/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { countAttempt, forgiveAttempt } from '#platform/rate-limits/rate-limit.ts'
import { login } from '../sessions.endpoints.ts'
import { sessionRefusals } from '../sessions.refusals.ts'
import { isPassword } from './passwords.ts'
import { setSessionCookie } from './session-cookie.ts'
import { startSession } from './session.store.ts'

const byEmail = sql(
  'sessions.user-by-email',
  `select u.id, p.hash from users u left join user_passwords p on p.user_id = u.id
   where u.email = lower($1) and u.is_active`,
)

/** One address may try this many times as often as one account: an office shares its address. */
const addressShare = 10

/** AUTH-1: the same answer and the same time for an unknown user, a wrong password and an inactive account. */
export const loginHandler = handle(login, async ({ body, db, services, now, address, request, reply }) => {
  const { constants, publicUrl } = services.config
  const limit = { max: constants.mostSignInAttempts, windowMinutes: constants.signInWindowMinutes }
  // Counted per account and address together: a stranger elsewhere cannot shut out the owner.
  const counted = [
    [`login:${body.email.toLowerCase()}:${address}`, limit],
    [`login-address:${address}`, { ...limit, max: limit.max * addressShare }],
  ] as const
  const attempts = await Promise.all(counted.map(([key, most]) => countAttempt(db, key, most, now)))
  const refused = attempts.find((attempt) => !attempt.allowed)
  if (refused) {
    void reply.header('retry-after', String(refused.retryAfterSeconds))
    throw new Refused(sessionRefusals.too_many_attempts)
  }
  const account = await db.maybe<{ id: string; hash: string | null }>(byEmail, [body.email])
  if (!(await isPassword(account?.hash ?? undefined, body.password)) || !account)
    throw new Refused(sessionRefusals.login_failed)
  const user = await currentUserOf(db, { userId: account.id, realUserId: account.id })
  if (!user) throw new Refused(sessionRefusals.login_failed)
  await Promise.all(counted.map(([key, most]) => forgiveAttempt(db, key, most, now)))
  const session = await startSession(
    db,
    {
      userId: account.id,
      staySignedIn: body.staySignedIn,
      address,
      userAgent: request.headers['user-agent'] ?? '',
    },
    { idleHours: constants.sessionIdleHours, stayHours: constants.staySignedInDays * 24 },
    now,
  )
  setSessionCookie(reply, publicUrl, { ...session, staySignedIn: body.staySignedIn })
  return { isSuccess: true as const, user }
})
