/** How long a busy browser puts off what comes later, in milliseconds. */
const latestMs = 4_000

/** Runs `work` when the browser has nothing else to do. Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work, latestMs / 2)
}
