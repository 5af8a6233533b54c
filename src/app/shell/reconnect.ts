import { useSyncExternalStore } from 'react'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { isSameSession } from '#areas/sessions/rules/is-same-session.ts'
import { isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { keepMe, knownMe } from '#browser/current-user.ts'
import { forgetAnswers, keepAnswers, keepAtOnce, restoreAnswers } from '#browser/kept-answers.ts'
import { onSignedOut, queryClient } from '#browser/query-client.ts'
import { areas } from '../areas.web.ts'

/** Milliseconds between two attempts to reach the portal. */
const askMs = 10_000

const calls = areas.flatMap(({ kept = [] }) => kept)
const listeners = new Set<() => void>()
let restoredFrom: number | undefined

function change(from: number | undefined): void {
  restoredFrom = from
  for (const listener of listeners) listener()
}

/**
 * PLAT-15: from now on what is needed without a connection is kept for its user, and deleted with
 * the session.
 */
export function startKeeping(): void {
  keepAnswers(calls, () => (restoredFrom === undefined ? knownMe()?.userId : undefined))
  onSignedOut(forgetAnswers)
  window.addEventListener('pagehide', keepAtOnce)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keepAtOnce())
}

/**
 * PLAT-15: opens the portal with what was kept for the last user, until it can be reached. False
 * when nothing was kept.
 */
export function openKept(): boolean {
  const from = restoreAnswers(calls)
  if (from === undefined || !knownMe()) return false
  change(from)
  const timer = setInterval(() => void ask(), askMs)
  const ask = async () => {
    if (!(await isReached())) return
    clearInterval(timer)
    window.removeEventListener('online', ask)
  }
  window.addEventListener('online', ask)
  return true
}

/** First checks who is signed in by now: for another user, or nobody, the portal is reloaded. */
async function isReached(): Promise<boolean> {
  const before = knownMe()
  try {
    const me = await callEndpoint(getMe, {})
    if (!before || !isSameSession(before, me)) throw new Error('Another user signed in')
    keepMe(me)
    change(undefined)
    void queryClient.invalidateQueries()
    return true
  } catch (error) {
    if (isCallFailed(error) && error.code !== 'not_signed_in') return false
    forgetAnswers()
    window.location.reload()
    return true
  }
}

/** When the server gave what is shown, in milliseconds, while the portal runs on kept answers. */
export const useKeptSince = (): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => restoredFrom,
  )
