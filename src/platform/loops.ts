import { loopFailures, loopLastRound, loopRounds, loopSeconds } from './meters.ts'

/** Runs one round of a loop and counts it for /metrics. Rejects when the round does. */
export async function countRound<T>(loop: string, round: () => T | Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await round()
  } catch (error) {
    loopFailures.inc({ loop })
    throw error
  } finally {
    loopRounds.inc({ loop })
    loopSeconds.set({ loop }, (performance.now() - start) / 1000)
    loopLastRound.setToCurrentTime({ loop })
  }
}

/** A loop that a timer drives. */
export interface TimedLoop {
  /** Its label in /metrics. */
  readonly loop: string
  readonly everyMs: number
  readonly round: () => unknown
  readonly onFailure: (error: unknown) => void
}

/**
 * Runs a round every so often, counted for /metrics; a round that is due while the one before still
 * runs is left out. Lets the process end. Returns how to stop, which waits for the round that runs.
 */
export function runEvery({ loop, everyMs, round, onFailure }: TimedLoop): () => Promise<void> {
  // A loop that has never failed is in /metrics all the same.
  loopFailures.inc({ loop }, 0)
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= countRound(loop, round)
      .then(() => undefined, onFailure)
      .finally(() => (running = undefined))
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
