/** How long after the screen is there the dialogs are loaded at the latest, in milliseconds. */
const latestMs = 4_000

/** Safari has no idle callback. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work, latestMs / 2)
}

/**
 * Loads the dialogs that shortcuts open, one by one while the browser is idle: their keys then act
 * at once.
 */
export function preloadDialogs(dialogs: readonly { preload: () => Promise<void> }[]): void {
  const [next, ...others] = dialogs
  if (next) whenIdle(() => void next.preload().then(() => preloadDialogs(others)))
}
