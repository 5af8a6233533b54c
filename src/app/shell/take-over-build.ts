import type { AnyRouter } from '@tanstack/react-router'
import { getPortal } from '#areas/sessions/portal.endpoints.ts'
import { callEndpoint } from '#browser/client.ts'
import { newerBuild, onNewerBuild } from '#browser/portal-build.ts'
import { queryClient } from '#browser/query-client.ts'
import { onPartFailed } from '#ui/failed-parts.ts'
import { unsavedWork } from '#ui/unsaved-work.ts'
import { mayTakeOver } from './may-take-over.ts'

/** The build a tab was reloaded for: once is enough while servers of two builds answer in turn. */
const triedKey = 'larder.build.tried'

/**
 * PLAT-15: takes a new build over without losing anything: at the next change of screen, or at once
 * when a part could not be loaded as its file is gone. The address and typed quantities survive a
 * reload; where anything else would be lost, the bar offers it instead.
 */
export function takeOverNewBuild(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // After the address has been written.
    if (pathChanged) setTimeout(reloadIfHarmless)
  })
  onPartFailed(() => {
    if (!navigator.onLine) return
    // Any response names the build of the server.
    callEndpoint(getPortal, {}).then(reloadIfHarmless, () => undefined)
  })
  onNewerBuild(() => void registration()?.then((worker) => worker?.update()))
}

const registration = () =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined

function reloadIfHarmless(): void {
  const build = newerBuild()
  const facts = {
    build,
    tried: triedBuild(),
    mutations: queryClient.isMutating(),
    work: unsavedWork(),
    // The failure of a part is a `dialog` element: the reload mends it.
    isDialogOpen: document.querySelector('[role="dialog"], section[role="alertdialog"]') !== null,
  }
  if (build !== undefined && mayTakeOver(facts) && noteTried(build)) window.location.reload()
}

function triedBuild(): string | null {
  try {
    return sessionStorage.getItem(triedKey)
  } catch {
    // Storage is blocked: noting the next one will say so.
    return null
  }
}

/** False where nothing can be noted: nothing would end a loop of reloads. */
function noteTried(build: string): boolean {
  try {
    sessionStorage.setItem(triedKey, build)
    return true
  } catch {
    return false
  }
}
