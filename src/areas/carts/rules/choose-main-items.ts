import { lineTotal, type TotalledLine } from './cart-totals.ts'

/** How many items name what is in a cart. */
const shown = 3

/** A line by its total, with the item's description. */
export interface NamedLine extends Pick<TotalledLine, 'orderedCases' | 'orderedUnits' | 'price'> {
  readonly description: string
}

/**
 * CART-7: what is in a cart, in a few words: descriptions of its lines that cost most. Lines
 * without a price come last; those of the same total stay in the order of adding.
 */
export const chooseMainItems = (lines: readonly NamedLine[]): string[] =>
  lines
    .map((line) => ({ description: line.description, total: lineTotal(line) ?? -1 }))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, shown)
    .map(({ description }) => description)
