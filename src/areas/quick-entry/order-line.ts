/** Why a line needs a decision instead of being taken, as the person reads it (CART-13). */
export const lineDoubts = {
  no_quantity: 'How many? No quantity was found.',
  no_words: 'No item was named.',
  several_quantities: 'More than one number could be the quantity.',
  fraction: 'Only whole cases and eaches can be ordered.',
  negative: 'A quantity cannot be negative.',
  too_many: 'A quantity cannot be more than 9999.',
  dozen: 'A dozen is not a unit here. Enter cases or eaches.',
  pound: 'Items are ordered by the case or each, not by the pound.',
  other_unit: 'Is this a case or an each?',
  remark: 'This reads like a remark, not like an order line.',
  too_long: 'This line is too long to be read.',
  number_unknown: 'No item has this number.',
  number_and_words: 'The number and the words name different items.',
  several_items: 'More than one item fits.',
  named_better: 'The words name another item better.',
  named_elsewhere: 'Another line of the list names this item more exactly.',
  word_unknown: 'Not every word fits the item.',
  size_or_quantity: 'Is this number the quantity or the size?',
  unit_not_sold: 'This item is not sold in this unit.',
  no_item: 'No item was found.',
} as const
/** A reason why a line needs a decision. */
export type LineDoubt = keyof typeof lineDoubts

/**
 * The unit as written. `pack` is a bag, tub or bottle: the case of an item that is packed singly,
 * and a part of it for others. `other` is a part of most cases: a sleeve, a tray. A
 * `bunch` is the each of what is sold in bunches.
 */
export type WrittenUnit = 'case' | 'each' | 'pack' | 'pound' | 'kilo' | 'bunch' | 'other'

/**
 * Where the quantity was found: next to a unit or alone in its cell it is certain; alone at the end
 * of the line it may be a size.
 */
export type QuantityPlace = 'marked' | 'first' | 'last'

/** What was parsed from one line, before any item is looked up (CART-13). */
export interface OrderLine {
  /** Whole cases or eaches; null when none was found or it cannot be taken. */
  readonly quantity: number | null
  readonly place: QuantityPlace | null
  readonly unit: WrittenUnit | null
  /**
   * Codes that should identify the item: item number, GTIN, the customer's or the maker's number.
   */
  readonly numbers: readonly string[]
  /** The remaining words, which describe the item. */
  readonly words: string
  readonly doubt: LineDoubt | null
}

/** Why a line of a mail is not an order line at all. */
export type Skipped = 'greeting' | 'sign-off' | 'contact' | 'mail header' | 'heading' | 'unfilled' | 'remark' | 'text'

/** One line of the pasted text, in its original position. */
export type ListLine =
  | { readonly position: number; readonly source: string; readonly skipped: Skipped }
  | { readonly position: number; readonly source: string; readonly skipped: null; readonly line: OrderLine }
