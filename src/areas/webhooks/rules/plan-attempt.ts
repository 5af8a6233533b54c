const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Milliseconds from each attempt that fails to the next one; then every 10 hours. */
const waits = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour]

/** An attempt that has just been made. */
export interface MadeAttempt {
  /** Null: there was no answer. */
  readonly status: number | null
  /** Attempts so far, this one included. */
  readonly attempts: number
  /** Milliseconds since the first one. */
  readonly triedForMs: number
  readonly giveUpHours: number
}

/** What follows an attempt. */
export type AfterAttempt =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'retry'; readonly inMs: number }
  /** `isGone`: the receiver wants nothing more (410), from this address. */
  | { readonly outcome: 'stop'; readonly isGone: boolean }

/**
 * NEXT-12: any 2xx means taken, 410 that the address is gone; everything else, a redirect too, is
 * tried again at growing intervals. `chance` spreads retries by up to a tenth.
 */
export function planAttempt(made: MadeAttempt, chance: number = Math.random()): AfterAttempt {
  const { status, attempts, triedForMs, giveUpHours } = made
  if (status !== null && status >= 200 && status < 300) return { outcome: 'delivered' }
  if (status === 410) return { outcome: 'stop', isGone: true }
  if (triedForMs >= giveUpHours * hour) return { outcome: 'stop', isGone: false }
  const wait = waits[Math.max(0, attempts - 1)] ?? waits.at(-1)!
  return { outcome: 'retry', inMs: Math.round(wait * (1 + chance / 10)) }
}

/** NEXT-12: an address that has taken nothing for so many days is switched off. */
export const isToSwitchOff = (failingForMs: number, days: number): boolean => failingForMs >= days * 24 * hour
