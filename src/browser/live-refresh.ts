import type { KeptCall } from './is-touched-by.ts'

/** Must this kept answer be asked again? */
export type IsTouched = (kept: KeptCall) => boolean

/** What the refresh needs of the page it runs in. */
export interface LiveRefreshPage {
  isVisible(): boolean
  /** Marks touched responses as stale, and refetches those on screen when asked to. */
  refetch(isTouched: IsTouched, options: { onScreen: boolean }): void
  /** Refetches what is on screen and marked as old. */
  refetchOld(): void
  /** Milliseconds; a random time below `max`. */
  randomBelow(max: number): number
}

/**
 * Minimum milliseconds between two refetches of a tab, so that a list of many carts does not
 * refetch with each event.
 */
const pauseMs = 500
/**
 * Refetches that concern every tab are spread over this many milliseconds, so that 1,000 tabs do
 * not call at once.
 */
const spreadMs = 5_000

/**
 * UI-8: decides when a tab refetches after live events. The first event counts at once, further
 * ones together after a pause; missed ones, and imports of the catalogue, after a random time. A
 * tab in the background waits until it is looked at.
 */
export class LiveRefresh {
  readonly #page: LiveRefreshPage
  #pending: IsTouched[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #spread: { isTouched: IsTouched[]; timer: ReturnType<typeof setTimeout> } | undefined

  constructor(page: LiveRefreshPage) {
    this.#page = page
  }

  /** Something this tab may show has changed. */
  soon(isTouched: IsTouched): void {
    this.#pending.push(isTouched)
    if (this.#timer) return
    this.#flush()
    this.#pause()
  }

  /** Every tab gets this event at the same moment. */
  spread(isTouched: IsTouched): void {
    if (this.#spread) return void this.#spread.isTouched.push(isTouched)
    const timer = setTimeout(() => {
      const { isTouched: all } = this.#spread!
      this.#spread = undefined
      this.#refetch(all)
    }, this.#page.randomBelow(spreadMs))
    this.#spread = { isTouched: [isTouched], timer }
  }

  /** The tab is looked at again. */
  shown(): void {
    this.#page.refetchOld()
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#spread?.timer)
  }

  #pause(): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#pending.length === 0) return
      this.#flush()
      this.#pause()
    }, pauseMs)
  }

  #flush(): void {
    const all = this.#pending
    this.#pending = []
    this.#refetch(all)
  }

  #refetch(all: readonly IsTouched[]): void {
    const isTouched: IsTouched = (kept) => all.some((touches) => touches(kept))
    this.#page.refetch(isTouched, { onScreen: this.#page.isVisible() })
  }
}
