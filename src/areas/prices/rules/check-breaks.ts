import type { StoredBreak } from '../item-price.ts'

/** Breaks of one price. */
export const maxBreaks = 10

/** In the order in which a growing quantity reaches them. */
export const inOrder = (breaks: readonly StoredBreak[]): StoredBreak[] =>
  breaks.toSorted(([one], [other]) => one - other)

/** ITEM-8: why breaks cannot stand below this price, all in one unit; null: they can. */
export function checkBreaks(price: number, breaks: readonly StoredBreak[]): string | null {
  if (breaks.length > maxBreaks) return `must be at most ${maxBreaks}`
  let [cases, below] = [1, price]
  for (const [fromCases, amount] of inOrder(breaks)) {
    if (fromCases === cases) return `name ${fromCases} cases twice`
    if (amount >= below) return `must be lower the more cases: the price at ${fromCases} cases is not`
    ;[cases, below] = [fromCases, amount]
  }
  return null
}
