import { Refused } from '#kit/decision.ts'
import { currentUserOf } from '#areas/people/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { login } from '../sessions.endpoints.ts'
import { sessionRefusals } from '../sessions.refusals.ts'
import { limitAttempts } from './limit-attempts.ts'
import { addResetToken } from './password.store.ts'
import { isPassword } from './passwords.ts'
import { setSessionCookie } from './session-cookie.ts'
import { startSession } from './session.store.ts'

const byEmail = sql(
  'sessions.user-by-email',
  `select u.id, p.hash, coalesce(p.is_expired, false) as "isExpired" from users u left join user_passwords p on p.user_id = u.id
   where u.email = lower($1) and u.is_active`,
)

/** AUTH-1: the same answer and the same time for an unknown user, a wrong password and an inactive account. */
export const loginHandler = handle(login, async (call) => {
  const { db, body, services, now, address, request, reply } = call
  const { constants, publicUrl } = services.config
  const forgive = await limitAttempts(call, 'login', body.email.toLowerCase())
  const account = await db.maybe<{ id: string; hash: string | null; isExpired: boolean }>(byEmail, [body.email])
  if (!(await isPassword(account?.hash ?? undefined, body.password)) || !account)
    throw new Refused(sessionRefusals.login_failed)
  const user = await currentUserOf(db, { userId: account.id, realUserId: account.id })
  if (!user) throw new Refused(sessionRefusals.login_failed)
  await forgive()
  // The right password opens only the page that replaces it (security 43).
  if (account.isExpired)
    throw new Refused({
      ...sessionRefusals.password_expired,
      details: { resetToken: await addResetToken(db, account.id, now) },
    })
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
