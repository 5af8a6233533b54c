/**
 * Where the time comes from: rules and stores get it handed in, nobody asks the machine directly.
 */
export interface Clock {
  now(): Date
}

/** A clock that tests can move. */
export interface SettableClock extends Clock {
  set(instant: Date): void
  /** Moves the clock forward by milliseconds. */
  advance(milliseconds: number): void
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export function settableClock(start: Date): SettableClock {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instant.getTime()
    },
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}
