/** Ends something that was started, within these seconds for proxies to notice. */
export type Stop = (drainSeconds: number) => Promise<unknown>

/** How a process ends, at any time of its start or after it. */
export interface Ending {
  /** Notes something that was started; what was started last is stopped first. */
  add(stop: Stop): void
  /** Stops everything and ends the process. Asked for again, it ends at once. */
  end(code: number, drainSeconds?: number): Promise<void>
  isEnding(): boolean
}

/** Nothing is started yet; `exit` ends the process. */
export function createEnding(exit: (code: number) => void): Ending {
  const stops: Stop[] = []
  let isEnding = false
  return {
    add: (stop) => void stops.push(stop),
    isEnding: () => isEnding,
    end: async (code, drainSeconds = 0) => {
      if (isEnding) return exit(1)
      isEnding = true
      let hasFailed = false
      // What follows is stopped all the same: an embedded server would outlive this process.
      for (const stop of stops.toReversed()) await stop(drainSeconds).catch(() => (hasFailed = true))
      exit(hasFailed ? 1 : code)
    },
  }
}
