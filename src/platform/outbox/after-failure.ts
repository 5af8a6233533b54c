import { backOff } from './back-off.ts'

/** A delivery that has just failed. */
export interface FailedDelivery {
  readonly isRefusedForGood: boolean
  /** Failures so far, this one included. */
  readonly failures: number
  /** Milliseconds since the first attempt. */
  readonly triedForMs: number
  /** Hours after the first attempt in which it is tried again. */
  readonly giveUpHours: number
}

/** PLAT-13: when a message is tried again, or why it stops and is shown to staff. */
export function afterFailure(
  { isRefusedForGood, failures, triedForMs, giveUpHours }: FailedDelivery,
  chance?: number,
): { readonly retryInMs: number } | { readonly stop: 'refused' | 'tooOld' } {
  if (isRefusedForGood) return { stop: 'refused' }
  if (triedForMs >= giveUpHours * 3_600_000) return { stop: 'tooOld' }
  return { retryInMs: backOff(failures, chance) }
}
