/** States of a message on its way out. */
export const deliveryStates = ['waiting', 'failed', 'dropped', 'delivered'] as const
/** One of the four. */
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a message is not tried by itself any more. */
export type StopReason = 'refused' | 'tooOld' | 'expired' | 'givenUp'

/** What is stored of a message. */
export interface DeliveryFacts {
  readonly isDelivered: boolean
  readonly stopReason: StopReason | null
  /** True: its link or code has expired. */
  readonly isExpired: boolean
}

/**
 * PLAT-13: failed messages need somebody; dropped ones are of no use any more, or were given up by
 * staff.
 */
export function deliveryState({ isDelivered, stopReason }: DeliveryFacts): DeliveryState {
  if (isDelivered) return 'delivered'
  if (stopReason === null) return 'waiting'
  return stopReason === 'expired' || stopReason === 'givenUp' ? 'dropped' : 'failed'
}

/** PLAT-13: null when a message may be sent (again) now, else why not. */
export function whyNotRepeat(facts: DeliveryFacts): string | null {
  if (facts.isDelivered) return 'It was delivered.'
  if (facts.isExpired) return 'Its link or code has expired. Send the person a new one.'
  return null
}

/** PLAT-13: null when a message may be given up, else why not. */
export function whyNotGiveUp(facts: DeliveryFacts): string | null {
  const state = deliveryState(facts)
  if (state === 'delivered') return 'It was delivered.'
  return state === 'dropped' ? 'It is not sent any more.' : null
}
