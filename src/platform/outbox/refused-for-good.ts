/**
 * The receiver understood the message and will not take it: sending it again unchanged is of no
 * use.
 */
export class RefusedForGood extends Error {
  override readonly name: string = 'RefusedForGood'
}

/** The receiver is gone for good and nobody needs to look after it. */
export class ReceiverGone extends RefusedForGood {}

const requestTimeout = 408
const tooManyRequests = 429

/**
 * True for an HTTP status that repeating does not change: 4xx except a timeout (408) and a rate
 * limit (429).
 */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== requestTimeout && status !== tooManyRequests
