import { lazy, Suspense, useEffect, useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { knownMe } from '#browser/current-user.ts'
import { noticeSignedOut, onSignedOut } from '#browser/query-client.ts'
import { getMe } from '../sessions.endpoints.ts'
import { isSameSession } from '../rules/is-same-session.ts'
import { goToInvalidSession } from './go-to-invalid-session.ts'

const SessionExpiredDialog = lazy(async () => {
  const { SessionExpiredDialog: Content } = await import('./session-expired-dialog.tsx')
  return { default: Content }
})

/** AUTH-3, AUTH-4: what happens to an open page when its session ends or becomes another's. `signedOut` is for pages nobody was signed in to. */
export function SessionWatch({ signedOut }: { signedOut: () => void }) {
  const [expired, setExpired] = useState<CurrentUser>()
  useEffect(
    () =>
      onSignedOut(() => {
        const user = knownMe()
        // The customer's password is not for staff who acted as them: they sign in as themselves again (AUTH-8).
        if (user?.kind === 'proxy') window.location.assign('/login')
        else if (user) setExpired(user)
        else signedOut()
      }),
    [signedOut],
  )
  useEffect(() => {
    const recheck = () => void (document.visibilityState === 'visible' && recheckSession())
    document.addEventListener('visibilitychange', recheck)
    return () => document.removeEventListener('visibilitychange', recheck)
  }, [])
  if (!expired) return null
  return (
    <Suspense>
      <SessionExpiredDialog user={expired} close={() => setExpired(undefined)} />
    </Suspense>
  )
}

/** Somebody may have signed in as another user in another tab meanwhile. */
async function recheckSession(): Promise<void> {
  const before = knownMe()
  if (!before) return
  try {
    const now = await callEndpoint(getMe, {})
    if (!isSameSession(before, now)) goToInvalidSession(now)
  } catch (error) {
    // Without a connection nothing is known; a session that ended asks to sign in again.
    if (isCallFailed(error)) noticeSignedOut(error)
  }
}
