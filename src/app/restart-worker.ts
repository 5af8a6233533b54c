/** What is known of a worker that ended. */
export interface EndedWorker {
  /** Whether it ever served requests. */
  readonly wasReady: boolean
  /** Restarts without a worker that stayed up for a minute in between, this one's not counted. */
  readonly restartsInARow: number
}

/** Restarts in a row after which the portal ends and leaves the decision to its supervisor. */
export const maxRestartsInARow = 10
const firstPauseMs = 200
const maxPauseMs = 30_000

/**
 * PLAT-2: milliseconds until an ended worker is replaced, or undefined to end the whole portal with
 * an exit code. A worker that never became ready (a busy port, a wrong setting) would fail again in
 * the same way.
 */
export function restartWorker({ wasReady, restartsInARow }: EndedWorker): number | undefined {
  if (!wasReady && restartsInARow === 0) return undefined
  if (restartsInARow >= maxRestartsInARow) return undefined
  return Math.min(maxPauseMs, firstPauseMs * 2 ** restartsInARow)
}
