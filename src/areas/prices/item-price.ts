import { z } from 'zod'
import { calendarDate, cents } from '#contract/values.ts'
import type { CostPlus, ItemCost } from './cost-plus.ts'
import type { PromotionOffer } from './promotion-offer.ts'

/** STAFF-3: a promotion that made a price, with what the unit costs without it. */
export const receiptPromotion = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** What it does: '10% off'. */
    terms: z.string(),
    since: calendarDate,
    until: calendarDate,
    unit: z.enum(['case', 'each']),
    before: cents,
    /** Catch weight: hundredths of a cent a pound before it. */
    perPoundBefore: z.number().int().nullable(),
  })
  .meta({ id: 'ReceiptPromotion' })
/** A promotion that made a price. */
export type ReceiptPromotion = z.output<typeof receiptPromotion>

/** ITEM-8: the price break that a case price comes from, with what fewer cases cost. */
const receiptQuantity = z
  .object({
    fromCases: z.number().int(),
    before: cents,
    /** Catch weight: hundredths of a cent a pound below the break. */
    perPoundBefore: z.number().int().nullable(),
  })
  .meta({ id: 'ReceiptQuantity' })

/** NEXT-1: how a price came about; frozen with the order line. */
export const priceReceipt = z
  .object({
    kind: z.enum(['list', 'class', 'gpo', 'contract']),
    /** Bid or contract number, empty for list and class prices. */
    reference: z.string(),
    since: calendarDate,
    until: calendarDate.nullable(),
    /** Staff set it in the portal, by this change; `getPriceAuthor` names them to staff. */
    changeId: z.uuid().optional(),
    /** The price of the case holds from so many cases on; absent for the price of one. */
    quantity: receiptQuantity.optional(),
    /** STAFF-3: absent without one; the case and the each may have different ones. */
    promotions: z.array(receiptPromotion).optional(),
  })
  .meta({ id: 'PriceReceipt' })
/** How a price came about. */
export type PriceReceipt = z.output<typeof priceReceipt>

/**
 * STAFF-3: promotions by which some of several cases in a cart are free, with the case's price
 * before any promotion.
 */
const priceBundles = z
  .object({
    casePrice: cents,
    perPound: z.number().int().nullable(),
    caseWeightHundredths: z.number().int(),
    /** Where one of them applies: the case without it, to count again with other quantities. */
    without: z
      .object({
        casePrice: cents,
        perPound: z.number().int().nullable(),
        promotions: z.array(receiptPromotion),
      })
      .optional(),
    offers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        buy: z.number().int(),
        get: z.number().int(),
        since: calendarDate,
        until: calendarDate,
      }),
    ),
  })
  .meta({ id: 'PriceBundles' })

/** ITEM-8: what the case costs from so many cases of the item in a cart on. */
const priceBreak = z
  .object({
    fromCases: z.number().int(),
    casePrice: cents,
    perPound: z.number().int().nullable(),
    receipt: priceReceipt,
    bundles: priceBundles.optional(),
  })
  .meta({ id: 'PriceBreak' })
/** What the case costs from so many cases on. */
export type PriceBreak = z.output<typeof priceBreak>

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
    bundles: priceBundles.optional(),
    breaks: z
      .array(priceBreak)
      .optional()
      .meta({ description: 'Prices by quantity, the first from 1 case; absent where one price holds for any' }),
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

/** A price break as it is stored. */
export type StoredBreak = readonly [fromCases: number, amount: number]

/** What a price adds to which cost; staff only. */
export interface PricedByCost {
  readonly plus: CostPlus
  readonly cost: ItemCost
}

/** A price that may apply, as stored. */
export interface PriceCandidate {
  readonly itemNumber: string
  /** L, C:class, G:gpo, B:bill-to or S:ship-to; whom a promotion is for alike. */
  readonly scope: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly casePriceCents: number | null
  readonly eachPriceCents: number | null
  readonly perPoundHundredths: number | null
  readonly reference: string
  /** ITEM-8: lower amounts from so many cases on, in the unit that the case is priced in. */
  readonly breaks?: readonly StoredBreak[]
  /** ITEM-8: what it adds to the cost of the item, instead of a price of its own. */
  readonly costPlus?: PricedByCost
  /** Present where staff edited it. */
  readonly changeId?: string
  /** STAFF-3: present for a promotion, which changes the price that the others make. */
  readonly offer?: PromotionOffer
}
