import { Suspense, useEffect, useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { forgetMe, keepMe, knownMe } from '#browser/current-user.ts'
import { keptOf, typedNames } from '#browser/kept-for-user.ts'
import { mayKeepDatabases } from '#browser/kept-databases.ts'
import { isPunchoutTab, noteUnsent } from '#browser/punchout-tab.ts'
import { onSignedOut, queryClient } from '#browser/query-client.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { giveUpUnsavedWork, unsavedWork } from '#ui/unsaved-work.ts'
import { signInScreen } from '../sessions.addresses.ts'
import { getMe } from '../sessions.endpoints.ts'
import { isSameSession } from '../rules/is-same-session.ts'
import { mayRepeatCalls } from '../rules/may-repeat-calls.ts'
import { reactToSignOut } from '../rules/react-to-sign-out.ts'
import { goToInvalidSession } from './go-to-invalid-session.ts'
import { onTabMessage } from './tabs.ts'

const SessionExpiredDialog = loadOnDemand(
  () => import('./session-expired-dialog.tsx').then((module) => module.SessionExpiredDialog),
  'dialog',
)

/**
 * AUTH-3, AUTH-4: what happens to an open page when its session ends or becomes another's.
 * `signedOut` is for pages nobody was signed in to.
 */
export function SessionWatch({ signedOut }: { signedOut: () => void }) {
  const [expired, setExpired] = useState<CurrentUser>()
  useEffect(() => {
    const recheck = async () => {
      const before = knownMe()
      if (!before) return
      const state = await stateOf(before)
      if (state === 'ended') return endedFor(before)
      if (state === 'unknown') return
      setExpired(undefined)
      goOn(state)
    }
    let repeatedAt: number | undefined
    /** What was refused a moment ago is asked again, and what was typed leaves. */
    const goOn = (user: CurrentUser) => {
      if (!mayRepeatCalls(Date.now(), repeatedAt)) return
      repeatedAt = Date.now()
      keepMe(user)
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    const endedFor = (user: CurrentUser | undefined) => {
      const reaction = reactToSignOut(user, window.location.pathname + window.location.search)
      if (reaction.kind === 'sign in') return signedOut()
      if (reaction.kind === 'leave') return leaveFor(reaction.to, user)
      setExpired(user)
    }
    // A call may have left with a token that has just been exchanged: only a second answer ends the
    // session here.
    let asked: Promise<void> | undefined
    const stopHearingCalls = onSignedOut((wasWrite) => {
      if (wasWrite && isPunchoutTab()) noteUnsent()
      // Somebody is signing out: the page leaves as soon as nothing of theirs is kept.
      if (!mayKeepDatabases()) return
      if (!knownMe()) return signedOut()
      asked ??= recheck().finally(() => (asked = undefined))
    })
    const stopListeningToTabs = onTabMessage((news) => {
      // Signing in and out elsewhere is none of a procurement session's business.
      if (isPunchoutTab()) return
      if (news === 'signed-in') {
        repeatedAt = undefined
        return void recheck()
      }
      // The tab that signs out receives its own message, too.
      if (knownMe() && mayKeepDatabases()) void forgetMe().then(() => window.location.assign(signInScreen.at()))
    })
    const seen = () => void (document.visibilityState === 'visible' && recheck())
    document.addEventListener('visibilitychange', seen)
    return () => {
      stopHearingCalls()
      stopListeningToTabs()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [signedOut])
  if (!expired) return null
  return (
    <Suspense>
      <SessionExpiredDialog user={expired} close={() => setExpired(undefined)} />
    </Suspense>
  )
}

/**
 * The state of the session now: that of another user leads away from the page, and without a
 * connection it is unknown.
 */
async function stateOf(before: CurrentUser): Promise<CurrentUser | 'ended' | 'unknown'> {
  try {
    const now = await callEndpoint(getMe, {})
    if (!isSameSession(before, now)) {
      goToInvalidSession(now)
      return 'unknown'
    }
    return now
  } catch (error) {
    return isCallFailed(error) && error.code === 'not_signed_in' ? 'ended' : 'unknown'
  }
}

/** A procurement session has nowhere to save to: the next page says what became of typed work. */
function leaveFor(address: string, user: CurrentUser | undefined): void {
  const { inPage, inDialog } = unsavedWork()
  if (isPunchoutTab() && (inPage || inDialog || (user && keptOf(user.userId, typedNames).length > 0))) {
    noteUnsent()
    giveUpUnsavedWork()
  }
  window.location.assign(address)
}
