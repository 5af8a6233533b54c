/**
 * After how long without anything else to do the worker may load files, in milliseconds, from the
 * load of the page.
 */
const restMs = 4000

/**
 * PLAT-15: the worker that keeps the portal's files, once the first screen is there and the network
 * is free.
 */
export function keepFiles(): () => void {
  const timer = setTimeout(() => {
    // Absent where the page did not come over TLS, and in development, which has no built files.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    // Who saves data is asked nothing and loads nothing ahead.
    if (!connection?.saveData) navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  }, restMs)
  return () => clearTimeout(timer)
}
