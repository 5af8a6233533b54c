/**
 * Does what two tabs of one person must not do at once. Some pages have no locks: those that did
 * not come over TLS, and frames to which a browser without third-party cookies denies them
 * (PUNCH-4). The tabs of those share nothing that could be sent twice.
 */
export async function aloneInBrowser<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return work()
  let hasBegun = false
  try {
    return await locks.request(name, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun || !(error instanceof DOMException)) throw error
    return work()
  }
}
