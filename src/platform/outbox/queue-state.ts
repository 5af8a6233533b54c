/** How a queue does: what the metrics and the page of operators show. */
export interface QueueState {
  readonly waiting: number
  /** Not tried again by itself. */
  readonly failed: number
  /** Since when the oldest one that is tried waits; an ISO instant. */
  readonly oldestWaitingAt: string | null
}
