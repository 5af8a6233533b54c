/** Max milliseconds that news waits for the response to a change of this tab. */
const maxWaitMs = 1_000

const underWay = new Set<Promise<unknown>>()

/** Counts a call that changes something as under way until it has its response; returns it. */
export function noteOwnChange<T>(call: Promise<T>): Promise<T> {
  const end = () => void underWay.delete(call)
  underWay.add(call)
  call.then(end, end)
  return call
}

/**
 * Runs `work` when the changes this tab has sent have their responses, at once when there are none.
 * A live event overtakes the response to the change that caused it, and would refetch what that
 * response brings.
 */
export function afterOwnChanges(work: () => void): void {
  if (underWay.size === 0) return work()
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  // A task later, as the caller puts its response in place first.
  void Promise.race([Promise.allSettled(underWay), timeout]).then(() => setTimeout(work))
}
