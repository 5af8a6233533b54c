import type { Refusal } from '#kit/decision.ts'

/** What a call throws when it has no success answer; `message` is the sentence a person reads. */
export class CallFailed extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly details: unknown
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'CallFailed'
    this.status = refusal.status
    this.code = refusal.code
    this.field = refusal.field
    this.details = refusal.details
  }
}

/** True for a failed call, so that a screen may show its sentence. */
export const isCallFailed = (error: unknown): error is CallFailed => error instanceof CallFailed

/**
 * True when it is unknown whether the call had its effect: no answer, a broken server, or one still
 * at work.
 */
export const isOutcomeUnknown = (failure: CallFailed): boolean =>
  failure.status === 0 || failure.status >= 500 || failure.code === 'still_running'
