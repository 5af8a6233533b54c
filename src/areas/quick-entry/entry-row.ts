import type { MatchedOrderLine, QuickItem } from './quick-entry.endpoints.ts'
import type { OrderUnit } from './rules/choose-unit.ts'

/** A line of a pasted list while the person corrects it (CART-13). */
export interface EntryRow {
  readonly key: string
  readonly source: string
  /** The part that names the item; learned when another item is chosen for it. */
  readonly words: string
  /** The item was suggested because people of this ship-to chose it for these words. */
  readonly isLearned: boolean
  /** A person chose the item. */
  readonly isChosen: boolean
  readonly outcome: MatchedOrderLine['outcome']
  /** The number of the selected item; null until one is chosen. */
  readonly itemNumber: string | null
  /** Whole cases or eaches; 0 while unknown. */
  readonly quantity: number
  /** As the line has it, before cases were proposed for pieces; null without one. */
  readonly writtenQuantity: number | null
  readonly isUnitWritten: boolean
  /** A person typed the quantity: it stays whichever item is chosen. */
  readonly isQuantityTyped: boolean
  readonly unit: OrderUnit | null
  /** Percent. */
  readonly confidence: number
  /** Why the line needs a decision, or was skipped. */
  readonly reason: string | null
  readonly choices: readonly string[]
  /** Ticked: the next press adds it to the cart. */
  readonly isIncluded: boolean
  /** Why the cart refused it. */
  readonly refusal: string | null
}

/** The items of a list by number. */
export type QuickItems = ReadonlyMap<string, QuickItem>
