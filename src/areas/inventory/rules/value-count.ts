import { type Cents, divideHalfUp } from '#kit/money.ts'
import type { CountedQuantity } from '../count-operation.ts'
import type { CountedPack, CountPrice } from '../inventory.ts'
import { measureCount } from './measure-count.ts'

/** What of a price values a count. */
export type ValuedBy = Pick<CountPrice, 'casePrice' | 'eachPrice' | 'perPound'>

/**
 * INV-1: what a counted quantity is worth, rounded once; null when nothing prices it. A part of a
 * case is that part of its price; an each without a price is its part of the case, and a case
 * without one is its eaches. Catch weight is valued by the pound.
 */
export function valueCount(quantity: CountedQuantity, pack: CountedPack, price: ValuedBy | null): Cents | null {
  if (!price) return null
  if (pack.isCatchWeight) return valueMeasure(measureCount(quantity, pack), pack, price)
  return valueByPiece(quantity, pack, price)
}

/**
 * INV-1: what a measure of `measureCount` is worth, below 0 for one below 0: pieces by the price of
 * their case, or of the each where the case has none.
 */
export function valueMeasure(measure: number, pack: CountedPack, price: ValuedBy | null): Cents | null {
  if (!price) return null
  if (pack.isCatchWeight) return valueByPound(BigInt(measure), pack, price)
  const { casePrice, eachPrice } = price
  if (casePrice !== null) return divideHalfUp(BigInt(measure) * BigInt(casePrice), 10_000n * BigInt(pack.eachesPerCase))
  return eachPrice === null ? null : divideHalfUp(BigInt(measure) * BigInt(eachPrice), 10_000n)
}

function valueByPound(pounds: bigint, pack: CountedPack, { perPound, casePrice }: ValuedBy): Cents | null {
  // Ten-thousandths of a pound at hundredths of a cent.
  if (perPound !== null) return divideHalfUp(pounds * BigInt(perPound), 1_000_000n)
  if (casePrice === null || pack.caseWeightHundredths === 0) return null
  return divideHalfUp(pounds * BigInt(casePrice), BigInt(pack.caseWeightHundredths) * 100n)
}

function valueByPiece(
  { caseHundredths, units }: CountedQuantity,
  { eachesPerCase }: CountedPack,
  { casePrice, eachPrice }: ValuedBy,
): Cents | null {
  if (casePrice === null && eachPrice === null) return null
  const eaches = BigInt(eachesPerCase)
  // Both in cents times the eaches of a case, so that neither is rounded before the sum.
  const perCase = casePrice === null ? BigInt(eachPrice!) * eaches * eaches : BigInt(casePrice) * eaches
  const perEach = eachPrice === null ? BigInt(casePrice!) : BigInt(eachPrice) * eaches
  return divideHalfUp(BigInt(caseHundredths) * perCase + BigInt(units) * 100n * perEach, 100n * eaches)
}
