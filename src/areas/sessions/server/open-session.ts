import { kindOf } from '#areas/access/roles.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'
import type { Endpoint, SessionStage } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Call } from '#platform/http/handle.ts'
import { markDevice } from './device-cookie.ts'
import { rememberDevice } from './device.store.ts'
import { setSessionCookie, tokenOf } from './session-cookie.ts'
import { endSession, startSession } from './session.store.ts'

/**
 * AUTH-1, AUTH-2: a session for whoever has shown who they are. It has a token of its own, and the
 * one this browser had before ends (no session is ever taken over). Staff do not stay signed in:
 * their provider says how long (security 46).
 */
export async function openSession(
  call: Pick<Call<Endpoint>, 'db' | 'services' | 'now' | 'address' | 'request' | 'reply'>,
  user: Pick<CurrentUser, 'userId' | 'type'>,
  {
    signIn,
    stage = 'full',
    ...wish
  }: { staySignedIn: boolean; signIn: 'password' | 'single sign-on'; stage?: SessionStage },
): Promise<void> {
  const { db, services, now, address, request, reply } = call
  const { constants, publicUrl } = services.config
  const staySignedIn = wish.staySignedIn && kindOf(user.type) === 'external'
  const former = tokenOf(request, publicUrl)
  if (former) await endSession(db, former)
  const device = markDevice(request, reply, publicUrl)
  if (device) await rememberDevice(db, user.userId, device, now)
  const session = await startSession(
    db,
    {
      userId: user.userId,
      staySignedIn,
      address,
      userAgent: request.headers['user-agent'] ?? '',
      device: staySignedIn ? device : undefined,
      signIn,
      stage,
    },
    { idleHours: constants.sessionIdleHours, stayHours: constants.staySignedInDays * 24 },
    now,
  )
  setSessionCookie(reply, publicUrl, { ...session, staySignedIn })
  const actor = { userId: user.userId, realUserId: user.userId, kind: kindOf(user.type), can: () => false }
  const details = { signIn, ...(stage !== 'full' && { owes: stage }) }
  await audit(db, { actor, action: 'session.start', entity: `user:${user.userId}`, details, address })
}
