import type { AnyRouter } from '@tanstack/react-router'
import { getPortal } from '#areas/sessions/portal.endpoints.ts'
import { callEndpoint } from '#browser/client.ts'
import { newerBuild, onNewerBuild } from '#browser/portal-build.ts'
import { queryClient } from '#browser/query-client.ts'
import { onPartFailed } from '#ui/failed-parts.ts'

/** The build a tab was reloaded for: once is enough while servers of two builds answer in turn. */
const triedKey = 'larder.build.tried'

/**
 * PLAT-15: takes a new build over without losing anything: at the next change of screen, or at once when a part could not be
 * loaded as its file is gone. The address and typed quantities survive a reload; where anything else would be lost, the
 * bar offers it instead.
 */
export function takeOverNewBuild(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // After the address has been written.
    if (pathChanged) setTimeout(reloadIfHarmless)
  })
  onPartFailed(() => {
    if (!navigator.onLine) return
    // Any answer tells which build the server has.
    callEndpoint(getPortal, {}).then(reloadIfHarmless, () => undefined)
  })
  onNewerBuild(() => void registration()?.then((worker) => worker?.update()))
}

const registration = () =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined

function reloadIfHarmless(): void {
  const build = newerBuild()
  if (!build || wasTried(build) || queryClient.isMutating() > 0 || isWorkOpen()) return
  window.location.reload()
}

/** Asks whoever would ask a person who closes the window; and an open dialog, unless it is about a part that failed. */
function isWorkOpen(): boolean {
  const isRefused = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return isRefused || document.querySelector('[role="dialog"], section[role="alertdialog"]') !== null
}

function wasTried(build: string): boolean {
  try {
    if (sessionStorage.getItem(triedKey) === build) return true
    sessionStorage.setItem(triedKey, build)
    return false
  } catch {
    // Without storage nothing would end a loop of reloads.
    return true
  }
}
