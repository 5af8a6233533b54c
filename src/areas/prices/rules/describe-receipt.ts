import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import type { PriceReceipt, ReceiptPromotion } from '../item-price.ts'
import type { PriceOverride } from '../price-override.ts'

/** A kind of price in words. */
export const receiptKindWords = {
  list: 'List price',
  class: 'Price class',
  gpo: 'GPO price',
  contract: 'Contract or bid',
} as const satisfies Record<PriceReceipt['kind'], string>

/** What is known of how a price came about. */
export interface ReceiptFacts {
  readonly receipt: PriceReceipt | null
  /** True where staff made the price. */
  readonly isPriceSet?: boolean
  /** For staff only. */
  readonly casePriceOverride?: PriceOverride | null | undefined
  readonly eachPriceOverride?: PriceOverride | null | undefined
}

/** NEXT-1: true where something is known of a price; orders of other systems have no receipts. */
export const hasReceipt = ({
  receipt,
  isPriceSet = false,
  casePriceOverride,
  eachPriceOverride,
}: ReceiptFacts): boolean => receipt !== null || isPriceSet || Boolean(casePriceOverride) || Boolean(eachPriceOverride)

/**
 * NEXT-1: how a price came about, one sentence each: which price it is, since when and until when,
 * and who changed it. Customers learn that staff set a price, never from what (security 18).
 */
export function describeReceipt({ receipt, isPriceSet, ...overrides }: ReceiptFacts): string[] {
  const made = [
    ...overrideSentence('case', overrides.casePriceOverride),
    ...overrideSentence('each', overrides.eachPriceOverride),
  ]
  if (receipt)
    return [
      receiptSentence(receipt),
      ...(receipt.quantity ? [quantitySentence(receipt.quantity)] : []),
      ...(receipt.promotions ?? []).map(promotionSentence),
      ...made,
    ]
  if (made.length > 0) return made
  return isPriceSet ? ['Set for this order by your sales team.'] : []
}

function receiptSentence({ kind, reference, since, until }: PriceReceipt): string {
  const name = [receiptKindWords[kind], reference].filter(Boolean).join(' ')
  return `${name}, since ${formatDayWithYear(since)}${until ? ` until ${formatDayWithYear(until)}` : ', without an end'}.`
}

/** ITEM-8: names the price break, and what the case costs below it. */
function quantitySentence({ fromCases, before, perPoundBefore }: NonNullable<PriceReceipt['quantity']>): string {
  const below = perPoundBefore === null ? `${formatCents(before)} a case` : formatPerPound(perPoundBefore)
  return `Price at ${fromCases} cases or more; ${below} below that.`
}

/** STAFF-3: names the promotion, what it does, how long, and what the unit costs without it. */
function promotionSentence({ name, terms, until, unit, before, perPoundBefore }: ReceiptPromotion): string {
  const without =
    perPoundBefore === null
      ? `${formatCents(before)} ${unit === 'case' ? 'a case' : 'an each'}`
      : formatPerPound(perPoundBefore)
  return `Promotion “${name}” until ${formatDayWithYear(until)}: ${terms}; ${without} without it.`
}

function overrideSentence(unit: string, override: PriceOverride | null | undefined): string[] {
  if (!override) return []
  const { type, value, per, byName, at } = override
  const money = per === 'pound' ? formatPerPound(value) : formatCents(value)
  const change = type === 'percent' ? `${value / 100}% off` : money
  const day: CalendarDate = at.slice(0, 10)
  return [`Override of the ${unit} by ${byName} on ${formatDayWithYear(day)}: ${change}.`]
}
