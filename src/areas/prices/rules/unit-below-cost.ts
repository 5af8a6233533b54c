/** What of an item decides whether a price is below its cost. */
export interface CostedItem {
  /** What a case costs; null: not known. */
  readonly caseCost: number | null
  readonly eachesPerCase: number
}

/**
 * STAFF-3: which unit would be sold below cost at these prices; null: none, or the cost is not
 * known. An each costs its share of the case.
 */
export function unitBelowCost(
  { casePrice, eachPrice }: { readonly casePrice: number | null; readonly eachPrice: number | null },
  { caseCost, eachesPerCase }: CostedItem,
): 'case' | 'each' | null {
  if (caseCost === null) return null
  if (casePrice !== null && casePrice < caseCost) return 'case'
  return eachPrice !== null && eachPrice * eachesPerCase < caseCost ? 'each' : null
}
