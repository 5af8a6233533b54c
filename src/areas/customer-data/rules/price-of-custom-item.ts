import { divideHalfUp, priceByWeight } from '#kit/money.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { CustomItemPrice } from '../custom-item.ts'

/** How a custom item is counted, and what was typed as its price. */
export interface PricedItem {
  readonly isBrokenCase: boolean
  readonly eachesPerCase: number
  readonly isCatchWeight: boolean
  /** Hundredths of a pound. */
  readonly caseNetWeight: number
  /** Typed, in cents. */
  readonly casePrice: number | null
  readonly eachPrice: number | null
  /** The division's day on which they were typed, and the instant; null: none were. */
  readonly pricedOn: CalendarDate | null
  readonly pricedAt: string | null
}

/** The newest invoice line of a custom item: of the latest date, of these the one written last. */
export interface PricingLine {
  readonly invoiceNumber: string
  readonly invoiceDate: CalendarDate
  /** When the invoice was written last. */
  readonly writtenAt: string
  readonly casePrice: number | null
  readonly eachPrice: number | null
  /** Hundredths of a cent a pound. */
  readonly perPound: number | null
}

/**
 * GUIDE-4: what a custom item costs. The newest invoice line prices it, unless a price was typed
 * later: on a later day, or on the same day after the invoice was written. Null: nobody typed a
 * price and no invoice has one.
 */
export function priceOfCustomItem(item: PricedItem, line: PricingLine | null): CustomItemPrice | null {
  const { pricedOn, pricedAt } = item
  const isTyped = pricedOn !== null && (item.casePrice !== null || item.eachPrice !== null)
  if (isTyped && (line === null || isLater(pricedOn, pricedAt, line)))
    return { ...unitPrices(item, item), source: 'typed', pricedOn, invoiceNumber: null }
  if (line === null) return null
  const { invoiceDate, invoiceNumber } = line
  return { ...unitPrices(item, line), source: 'invoice', pricedOn: invoiceDate, invoiceNumber }
}

const isLater = (pricedOn: CalendarDate, pricedAt: string | null, line: PricingLine): boolean =>
  pricedOn === line.invoiceDate ? (pricedAt ?? '') > line.writtenAt : pricedOn > line.invoiceDate

interface Known {
  readonly casePrice: number | null
  readonly eachPrice: number | null
  readonly perPound?: number | null
}

/** The prices of every unit the item is counted in; each is derived once from what is known. */
function unitPrices(item: PricedItem, known: Known) {
  if (item.isCatchWeight) {
    const perPound = known.perPound ?? perPoundOf(known.casePrice, item.caseNetWeight)
    const casePrice = known.perPound == null ? known.casePrice : priceByWeight(known.perPound, item.caseNetWeight)
    return { casePrice, eachPrice: null, perPound }
  }
  if (!item.isBrokenCase) return { casePrice: known.casePrice, eachPrice: null, perPound: null }
  const { casePrice, eachPrice } = known
  return {
    casePrice: casePrice ?? (eachPrice === null ? null : eachPrice * item.eachesPerCase),
    eachPrice: eachPrice ?? (casePrice === null ? null : divideHalfUp(casePrice, item.eachesPerCase)),
    perPound: null,
  }
}

/** Cents a case by hundredths of a pound, in hundredths of a cent a pound. */
const perPoundOf = (casePrice: number | null, weight: number): number | null =>
  casePrice === null || weight === 0 ? null : divideHalfUp(casePrice * 10_000, weight)
