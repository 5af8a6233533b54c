import { Suspense, useEffect, useState } from 'react'
import { useBlocker } from '@tanstack/react-router'
import { knownMe } from '#browser/current-user.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { unsavedWork } from '#ui/unsaved-work.ts'
import { preloadDialogs } from './preload-dialogs.ts'
import { leavesWork } from './leaves-work.ts'

// Rarely needed: the first screen comes without the code of dialogs.
const LeaveQuestion = loadOnDemand(
  () => import('#ui/leave-question.tsx').then((module) => module.LeaveQuestion),
  'dialog',
)

/**
 * Asks once before a link, a shortcut or Back takes typed work away; the browser asks before a
 * reload.
 */
export function UnsavedGuard() {
  useEffect(() => void preloadDialogs([LeaveQuestion]), [])
  const { status, proceed, reset } = useBlocker({
    // Who is signed out has nothing to save.
    shouldBlockFn: ({ current, next }) =>
      knownMe() !== undefined && leavesWork(unsavedWork(), placeOf(current), placeOf(next)),
    enableBeforeUnload: () => {
      const { inPage, inDialog } = unsavedWork()
      return knownMe() !== undefined && (inPage || inDialog)
    },
    withResolver: true,
  })
  const [hasAsked, setHasAsked] = useState(false)
  if (status === 'blocked' && !hasAsked) setHasAsked(true)
  // Once drawn it stays, closed: the focus then goes back to where it was.
  if (!hasAsked) return null
  return (
    <Suspense>
      <LeaveQuestion isOpen={status === 'blocked'} onLeave={() => proceed?.()} onStay={() => reset?.()} />
    </Suspense>
  )
}

const placeOf = ({ pathname, search }: { pathname: string; search: unknown }) => ({
  pathname,
  search: search as SearchTexts,
})
