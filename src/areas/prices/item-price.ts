import { z } from 'zod'
import { calendarDate, cents } from '#contract/values.ts'

/** NEXT-1: how a price came about; frozen with the order line. */
export const priceReceipt = z
  .object({
    kind: z.enum(['list', 'class', 'gpo', 'contract']),
    /** Bid or contract number, empty for list and class prices. */
    reference: z.string(),
    since: calendarDate,
    until: calendarDate.nullable(),
  })
  .meta({ id: 'PriceReceipt' })
/** How a price came about. */
export type PriceReceipt = z.output<typeof priceReceipt>

/** The price of one item for one ship-to and delivery date (ITEM-8). */
export const itemPrice = z
  .object({
    /**
     * Null when nothing prices the case. For catch weight an estimate: per-pound price times the
     * average weight.
     */
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** Hundredths of a cent a pound; catch weight only. */
    perPound: z.number().int().nullable(),
    isEstimate: z.boolean(),
    isBidPrice: z.boolean().meta({ description: 'The case or the each is on contract' }),
    /** ITEM-8: each unit is priced separately, so a contract may cover one of them only. */
    isCaseBidPrice: z.boolean(),
    isEachBidPrice: z.boolean(),
    receipt: priceReceipt,
  })
  .meta({ id: 'ItemPrice' })
/** The price of one item for one ship-to and delivery date. */
export type ItemPrice = z.output<typeof itemPrice>

/** ITEM-8: what this ship-to bought lately. */
export const itemStats = z
  .object({
    /** Cases invoiced in each of the last four weeks, the latest first. */
    week1: z.number().int(),
    week2: z.number().int(),
    week3: z.number().int(),
    week4: z.number().int(),
    /** Eaches invoiced in the same weeks. */
    week1Units: z.number().int(),
    week2Units: z.number().int(),
    week3Units: z.number().int(),
    week4Units: z.number().int(),
    lastInvoiceDate: calendarDate.nullable(),
    lastPurchaseUt: z.number().int().nullable().meta({ description: 'Last order, seconds since 1970' }),
  })
  .meta({ id: 'ItemStats' })
/** What this ship-to bought lately. */
export type ItemStats = z.output<typeof itemStats>

/** A price that may apply, as stored. */
export interface PriceCandidate {
  readonly itemNumber: string
  /** L, C:class, G:gpo, B:bill-to or S:ship-to. */
  readonly scope: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly casePriceCents: number | null
  readonly eachPriceCents: number | null
  readonly perPoundHundredths: number | null
  readonly reference: string
}
