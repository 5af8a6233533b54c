import { divideHalfUp, priceByWeight } from '#kit/money.ts'
import type { InvoiceLine, PriceDifference } from '../invoice.ts'

/** What a line bills. */
export type BilledPrices = Pick<
  InvoiceLine,
  'shippedCases' | 'shippedUnits' | 'weight' | 'casePrice' | 'eachPrice' | 'lineTotal'
>

/** The frozen prices of a line that was ordered. */
export interface OrderedPrices {
  readonly casePrice: number | null
  readonly eachPrice: number | null
  /** Hundredths of a cent a pound; null unless it is catch weight. */
  readonly perPound: number | null
}

/** What the weighed pounds of a line cost, in cents: its total without its eaches. */
const weighedCents = ({ lineTotal, shippedUnits, eachPrice }: BilledPrices): number =>
  lineTotal - shippedUnits * (eachPrice ?? 0)

/** What the weighed pounds of a line cost, in hundredths of a cent a pound. */
export const billedPerPound = (line: BilledPrices): number | null =>
  line.weight === null || line.weight <= 0 ? null : divideHalfUp(weighedCents(line) * 10_000, line.weight)

/**
 * NEXT-1: where a line bills another price than the one that was frozen with the order. Prices are
 * compared, never totals: what came short or weighs more is no difference in price. Catch weight is
 * compared by the pound; half a cent a case is rounding, as each case may be rounded by itself.
 * Lines of a credit have nothing to compare.
 */
export function priceDifferences(billed: BilledPrices, ordered: OrderedPrices): PriceDifference[] {
  const { shippedCases, shippedUnits, weight, casePrice, eachPrice } = billed
  const found: PriceDifference[] = []
  if (ordered.perPound !== null) {
    const perPound = billedPerPound(billed)
    if (weight !== null && perPound !== null) {
      const difference = weighedCents(billed) - priceByWeight(ordered.perPound, weight)
      if (Math.abs(difference) * 2 > Math.max(shippedCases, 1))
        found.push({ unit: 'LB', ordered: ordered.perPound, billed: perPound, difference })
    }
  } else if (shippedCases > 0 && casePrice !== null && ordered.casePrice !== null && casePrice !== ordered.casePrice) {
    const difference = (casePrice - ordered.casePrice) * shippedCases
    found.push({ unit: 'CS', ordered: ordered.casePrice, billed: casePrice, difference })
  }
  if (shippedUnits > 0 && eachPrice !== null && ordered.eachPrice !== null && eachPrice !== ordered.eachPrice) {
    const difference = (eachPrice - ordered.eachPrice) * shippedUnits
    found.push({ unit: 'EA', ordered: ordered.eachPrice, billed: eachPrice, difference })
  }
  return found
}
