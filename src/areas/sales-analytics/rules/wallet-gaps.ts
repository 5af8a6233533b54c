/** A category among kitchens of one class. */
export interface ClassCategory {
  readonly category: string
  /** Kitchens of the class that bought of it, this one left out. */
  readonly buyers: number
  /** What they spent on it, in cents. */
  readonly spent: number
  readonly boughtHere: boolean
}

/** Of fewer kitchens each could be recognised: nothing is said of them. */
export const leastKitchens = 5

/** What similar kitchens buy and this one does not. */
export interface WalletGap {
  readonly category: string
  /** Whole percent of the similar kitchens. */
  readonly share: number
  /**
   * What one of the buyers spends on average, rounded to whole dollars so that no sum can be
   * derived.
   */
  readonly average: number
}

/**
 * STAFF-6: categories that at least half of the similar kitchens buy and this one does not, the
 * most money first. Of fewer than five buyers nothing is said, so that none can be recognised.
 */
export function walletGaps(categories: readonly ClassCategory[], kitchens: number): WalletGap[] {
  if (kitchens < leastKitchens) return []
  return categories
    .filter(({ buyers, boughtHere }) => !boughtHere && buyers >= leastKitchens && buyers * 2 >= kitchens)
    .map(({ category, buyers, spent }) => ({
      category,
      share: Math.round((buyers * 100) / kitchens),
      average: Math.round(spent / buyers / 100) * 100,
    }))
    .toSorted((a, b) => b.average * b.share - a.average * a.share)
}
