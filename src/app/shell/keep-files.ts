import { isPunchoutTab } from '#browser/punchout-tab.ts'

/**
 * After how long without anything else to do the worker may load files, in milliseconds, from the
 * load of the page.
 */
const restMs = 4000
/** Pause before the worker tries again to load the files, in milliseconds. */
const pauseMs = 10_000
/** How often one tab tries: a build whose files are gone does not ask for ever. */
const maxTries = 5

/**
 * PLAT-15: the worker that keeps the portal's files, once the first screen is there and the network
 * is free.
 */
export function keepFiles(): () => void {
  let timer: ReturnType<typeof setTimeout>
  let triesLeft = maxTries
  const tryIn = (ms: number) => {
    if (triesLeft-- > 0) timer = setTimeout(() => void loadFiles(() => tryIn(pauseMs)), ms)
  }
  tryIn(restMs)
  return () => {
    triesLeft = 0
    clearTimeout(timer)
  }
}

/**
 * Has the worker load what is missing. One file that does not come ends its try, and browsers make
 * no other one before the next visit.
 */
async function loadFiles(onFailed: () => void): Promise<void> {
  // Absent where the page did not come over TLS, and in development, which has no built files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isPunchoutTab()) return
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // Who saves data is asked nothing and loads nothing ahead.
  if (connection?.saveData) return
  const registration = await navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  if (!registration) return onFailed()
  const worker = registration.installing
  let isInstalled = false
  worker?.addEventListener('statechange', () => {
    if (worker.state !== 'redundant') isInstalled = true
    else if (!isInstalled) onFailed()
  })
}
