import type { InvoiceLine } from '#areas/invoice-pages/invoice.ts'
import type { CreditableLine } from '../credit-draft.ts'

/**
 * NEXT-1: what to ask for where a line bills more than was ordered: all of it, at the price of the
 * order. Of several differences the one that makes most.
 */
export function mismatchOf({
  priceDifferences,
  shippedCases,
  shippedUnits,
  weight,
}: Pick<InvoiceLine, 'priceDifferences' | 'shippedCases' | 'shippedUnits' | 'weight'>): CreditableLine['mismatch'] {
  const [worst] = priceDifferences
    .filter(({ difference }) => difference > 0)
    .toSorted((one, other) => other.difference - one.difference)
  if (!worst) return null
  const quantity = { CS: shippedCases, EA: shippedUnits, LB: weight ?? 0 }[worst.unit]
  return { unit: worst.unit, quantity, askedPrice: worst.ordered }
}
