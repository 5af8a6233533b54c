/** A "no" of the product: its code, its HTTP status and the exact sentence a person reads. */
export interface Refusal {
  readonly code: string
  readonly status: number
  readonly message: string
  /** The field of the request that is at fault, when one is. */
  readonly field?: string
  /**
   * Facts that help to put it right, such as the current price; never anything the reader may not
   * know.
   */
  readonly details?: unknown
}

/**
 * What a rule returns: allowed with its facts, or refused with a reason. Screen and server read the
 * same value.
 */
export type Decision<T = undefined> =
  | { readonly allowed: true; readonly value: T }
  | { readonly allowed: false; readonly refusal: Refusal }

/** The rule says yes, with what follows from it. */
export function allow(): Decision
export function allow<T>(value: T): Decision<T>
export function allow<T>(value?: T): Decision<T | undefined> {
  return { allowed: true, value }
}

/** The rule says no. `extra` names the field or the facts of this one refusal. */
export function refuse(
  refusal: Refusal,
  extra: { field?: string; details?: unknown; message?: string } = {},
): Decision<never> {
  return { allowed: false, refusal: { ...refusal, ...extra } }
}

/** The sentence for a disabled control, or undefined when the rule allows it. */
export const why = (decision: Decision<unknown>): string | undefined =>
  decision.allowed ? undefined : decision.refusal.message

/** The code that travels in an object's abilities: null when allowed. */
export const abilityOf = (decision: Decision<unknown>): string | null =>
  decision.allowed ? null : decision.refusal.code

/** Thrown at the edge of the server, where a refusal becomes an answer. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** Unwraps a decision; a refusal becomes the answer of the call. */
export function orRefuse<T>(decision: Decision<T>): T {
  if (decision.allowed) return decision.value
  throw new Refused(decision.refusal)
}
