/** What is compared of two items of one category. */
export interface Comparable {
  readonly itemNumber: string
  readonly description: string
  readonly isInStock: boolean
  /** Orders of this ship-to with the item. */
  readonly timesOrdered: number
  /** Cases the distributor sold in a year. */
  readonly popularity: number
}

const wordsOf = (description: string): string[] => description.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/**
 * ITEM-6: items of the same category, the likest first. What an item is stands at the start of its
 * description, so the same first word counts most, then every further word they share; then what
 * this customer buys, what is in stock and what sells.
 */
export function rankSimilar(item: Comparable, others: readonly Comparable[], most: number): string[] {
  const own = wordsOf(item.description)
  const likeness = (other: Comparable): number => {
    const words = new Set(wordsOf(other.description))
    const shared = own.filter((word) => words.has(word)).length
    const isSameKind = own[0] !== undefined && wordsOf(other.description)[0] === own[0]
    return (isSameKind ? 40 : 0) + shared * 10 + (other.timesOrdered > 0 ? 5 : 0) + (other.isInStock ? 3 : 0)
  }
  return others
    .filter(({ itemNumber }) => itemNumber !== item.itemNumber)
    .map((other) => ({ other, score: likeness(other) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.other.popularity - a.other.popularity ||
        (a.other.itemNumber < b.other.itemNumber ? -1 : 1),
    )
    .slice(0, most)
    .map(({ other }) => other.itemNumber)
}
