import type { MatchedOrderLine, QuickItem } from './quick-entry.endpoints.ts'
import type { OrderUnit } from './rules/choose-unit.ts'

/** A line of a pasted list as a person puts it right (CART-13). */
export interface EntryRow {
  readonly key: string
  readonly source: string
  /** What of it names the item; sent when another item is chosen for it. */
  readonly words: string
  /** The item is what people of this ship-to chose for these words. */
  readonly isLearned: boolean
  /** A person chose the item. */
  readonly isChosen: boolean
  readonly outcome: MatchedOrderLine['outcome']
  /** The item it is for now; null until one is chosen. */
  readonly itemNumber: string | null
  /** Whole cases or eaches; 0 while unknown. */
  readonly quantity: number
  readonly unit: OrderUnit | null
  /** Percent. */
  readonly confidence: number
  /** Why it was asked, or skipped. */
  readonly reason: string | null
  readonly choices: readonly string[]
  /** It goes into the cart with the next press. */
  readonly isIncluded: boolean
  /** Why the cart did not take it. */
  readonly refusal: string | null
}

/** The items of a list by number. */
export type QuickItems = ReadonlyMap<string, QuickItem>
