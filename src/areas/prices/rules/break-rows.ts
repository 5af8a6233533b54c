import type { ItemPrice, PriceBreak } from '../item-price.ts'

/** One price by quantity, as it is shown. */
export interface BreakRow extends Pick<PriceBreak, 'fromCases' | 'casePrice' | 'perPound'> {
  /** '1–9 CS', '10–24 CS', '25+ CS'. */
  readonly label: string
  /** The price is at this break. */
  readonly isReached: boolean
}

/** Breaks that lower the price of those before; a promotion may have made some alike. */
const lowering = (breaks: readonly PriceBreak[]): PriceBreak[] =>
  breaks.filter(({ casePrice }, index) => breaks.slice(0, index).every((before) => casePrice < before.casePrice))

/** ITEM-8: the prices of an item by quantity; none where one price holds for any. */
export function breakRows({ breaks = [], receipt }: Pick<ItemPrice, 'breaks' | 'receipt'>): BreakRow[] {
  const steps = lowering(breaks)
  if (steps.length < 2) return []
  const reached = receipt.quantity?.fromCases ?? 1
  return steps.map(({ fromCases, casePrice, perPound }, index) => {
    const next = steps[index + 1]?.fromCases
    const cases =
      next === undefined ? `${fromCases}+` : next === fromCases + 1 ? `${fromCases}` : `${fromCases}–${next - 1}`
    return { fromCases, casePrice, perPound, label: `${cases} CS`, isReached: fromCases === reached }
  })
}

/** ITEM-8: the next break that is cheaper than the price is now; undefined: there is none. */
export const nextBreak = ({ breaks = [], receipt, casePrice }: Pick<ItemPrice, 'breaks' | 'receipt' | 'casePrice'>) =>
  lowering(breaks).find(
    (step) => step.fromCases > (receipt.quantity?.fromCases ?? 1) && casePrice !== null && step.casePrice < casePrice,
  )
