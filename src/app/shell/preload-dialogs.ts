import { queryClient } from '#browser/query-client.ts'

/** How long after the screen is there the dialogs are loaded at the latest, in milliseconds. */
const latestMs = 4_000
/** How often it is looked whether the screen has its data, in milliseconds. */
const lookMs = 200

/** Safari has no idle callback. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work, latestMs / 2)
}

/** A browser that waits for the data of its first screen is idle, too; the screen goes first. */
const whenAtRest = (work: () => void): void =>
  whenIdle(() => {
    if (queryClient.isFetching() === 0) work()
    else setTimeout(() => whenAtRest(work), lookMs)
  })

/**
 * Loads the dialogs that shortcuts open, one by one while the browser is idle and the screen has
 * its data: their keys then act at once.
 */
export function preloadDialogs(dialogs: readonly { preload: () => Promise<void> }[]): void {
  const [next, ...others] = dialogs
  if (next) whenAtRest(() => void next.preload().then(() => preloadDialogs(others)))
}
