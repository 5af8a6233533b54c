import type { Cents } from '#kit/money.ts'
import { lineTotal } from '#areas/carts/rules/cart-totals.ts'
import type { Packing } from '#areas/carts/rules/convert-quantities.ts'
import type { Quantities } from '#areas/carts/rules/may-set-line.ts'
import { type Alternate, switchItem } from '#areas/carts/rules/switch-item.ts'
import { isAlike, type SuitabilityLoss } from '#areas/items/rules/compare-suitability.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { isShort, type ShelfStock } from './warn-of-stock.ts'

type Price = Pick<ItemPrice, 'casePrice' | 'eachPrice' | 'isEstimate'>

/** A line that something else may take the place of. */
export interface ReplaceableLine extends Quantities {
  readonly packing: Packing
  /** After the line's overrides. */
  readonly price: Price | null
  readonly alternates: readonly AlternateItem[]
}

/** An item that may take a line's place, as this cart sees it. */
export interface AlternateItem extends Alternate {
  readonly itemNumber: string
  /** 0 is offered first. */
  readonly rank: number
  readonly price: Price | null
  readonly stock: ShelfStock
  /** What the cart has of it already. */
  readonly present: Quantities | undefined
}

/** What a switch would do to the order. */
export interface Offer extends Quantities {
  readonly itemNumber: string
  readonly lineTotal: Cents
  readonly isEstimate: boolean
  /** Negative when it costs more; null when the line has no total. */
  readonly saving: Cents | null
  /** Whole percent, rounded down; null when the two cannot be compared. */
  readonly savingPercent: number | null
  /** What the kitchen would lose by it: diets, and freedom from allergens. */
  readonly loss: SuitabilityLoss
}

/**
 * CHECK-3: the alternates this customer may order now and that are there in full, in the order they
 * are offered: first those that lose neither a diet nor the freedom from an allergen (CHECK-2).
 */
export const offerAlternates = (line: ReplaceableLine): Offer[] =>
  line.alternates
    .toSorted(
      (a, b) =>
        Number(isAlike(b.loss)) - Number(isAlike(a.loss)) ||
        a.rank - b.rank ||
        a.itemNumber.localeCompare(b.itemNumber),
    )
    .flatMap((alternate) => offerOf(line, alternate) ?? [])

function offerOf(line: ReplaceableLine, alternate: AlternateItem): Offer | null {
  const switched = switchItem(line, alternate, alternate.present, { isLossAccepted: true })
  if (!switched.allowed) return null
  if (isShort({ ...switched.value.line, stock: alternate.stock })) return null
  const quantities = switched.value.converted
  const total = lineTotal({ ...quantities, price: alternate.price })
  if (total === null) return null
  const before = lineTotal(line)
  const saving = before === null ? null : before - total
  // What a weighed item will cost is an estimate: set against a fixed price it promises nothing.
  const isAlike = line.price?.isEstimate === alternate.price?.isEstimate
  const savingPercent = saving === null || !before || !isAlike ? null : Math.floor((saving * 100) / before)
  const isEstimate = quantities.orderedCases > 0 && alternate.price?.isEstimate === true
  return {
    itemNumber: alternate.itemNumber,
    ...quantities,
    lineTotal: total,
    isEstimate,
    saving,
    savingPercent,
    loss: alternate.loss,
  }
}
