import type { CalendarDate } from '#kit/dates.ts'
import { divideHalfUp } from '#kit/money.ts'
import type { LineFacts } from '#areas/carts/rules/may-set-line.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import type { CartAlert, CartAnalysis, ItemAnalysis, SwitchOffer } from '../cart-analysis.ts'
import { mayRemoveFromAlert } from './may-remove-from-alert.ts'
import { maySeeAlert } from './may-see-alert.ts'
import { type Offer, offerAlternates, type ReplaceableLine } from './offer-alternates.ts'
import { bestSaving, suggestSwitches } from './suggest-switches.ts'
import { type CostedLine, isBelowCost, warnOfBelowCost } from './warn-of-below-cost.ts'
import { type JudgedLine, warnOfBlockedItems } from './warn-of-blocked-items.ts'
import { type DatedLine, groupByDelivery, warnOfDeliveryDates } from './warn-of-delivery-dates.ts'
import { warnOfOffRouteDate } from './warn-of-off-route-date.ts'
import { isShort, type StockedLine, warnOfStock } from './warn-of-stock.ts'
import { warnOfThreshold } from './warn-of-threshold.ts'

/** A line of the cart with everything the analysis asks. */
export interface AnalysedLine extends StockedLine, CostedLine, JudgedLine, DatedLine, ReplaceableLine {
  readonly itemNumber: string
  readonly price: ReplaceableLine['price']
  readonly item: Pick<LineFacts['item'], 'isDropShip' | 'isJustInTime'>
  readonly itemInfo: Pick<ItemSummary, 'stockStatus' | 'nextArrivalOn'>
}

/** The cart as it would be ordered now. */
export interface AnalysisFacts {
  readonly soType: SoType
  readonly deliveryDate: CalendarDate | null
  readonly dates: Parameters<typeof warnOfOffRouteDate>[1]
  readonly lines: readonly AnalysedLine[]
  readonly subtotal: number
  readonly orderThreshold: number
  /** CUST-2: this ship-to wants no switch-and-save. */
  readonly blockSwitchSave: boolean
}

/** Who looks at it. */
export interface AnalysisReader {
  /** True for staff acting as themselves. */
  readonly isStaff: boolean
  /** Cost figures are for those who may view analysis (S1 section 6). */
  readonly mayViewCost: boolean
  /** The stock, for those with 'Show inventory'; others see only that it is not enough. */
  readonly maySeeStock: boolean
}

/**
 * CHECK-2, CHECK-3: what there is to know of a cart before it is ordered, as this reader may see
 * it.
 */
export function buildCartAnalysis(
  facts: AnalysisFacts,
  { isStaff, mayViewCost, maySeeStock }: AnalysisReader,
  summaryOf: (itemNumber: string) => ItemSummary,
): CartAnalysis {
  const { lines, deliveryDate } = facts
  const groups = groupByDelivery(lines)
  const belowCost = warnOfBelowCost(lines)
  const alerts: (CartAlert | null)[] = [
    warnOfBlockedItems(lines),
    warnOfStock(lines),
    warnOfDeliveryDates(groups, deliveryDate),
    warnOfOffRouteDate(deliveryDate, facts.dates, isStaff),
    belowCost,
    warnOfThreshold(facts.subtotal, facts),
  ]
  const judged = lines.map((line) => {
    const offers = offerAlternates(line)
    const needsOther = isShort(line) || line.blockedReason !== null
    // An item that must make way anyway has its alternates beside the alert; suggesting them again
    // would only repeat it.
    const saving = facts.blockSwitchSave || needsOther ? null : bestSaving(offers)
    return { line, offers, needsOther, saving }
  })
  const savings = judged.flatMap(({ line: { itemNumber }, saving }) =>
    saving === null ? [] : [{ itemNumber, offer: saving }],
  )
  const switchOfferOf = (offer: Offer, line: AnalysedLine): SwitchOffer => shownOffer(offer, line, summaryOf)
  return {
    alerts: alerts.filter((alert) => alert !== null).filter(({ kind }) => maySeeAlert(kind, isStaff)),
    ...suggestSwitches(savings),
    ...(isStaff && { itemsBelowCost: belowCost?.itemNumbers ?? [] }),
    itemsLowOrOutOfStock: lines.filter(isShort).map((line) => line.itemNumber),
    deliveryDates: groups,
    itemsBlockedForShipTo: lines.filter((line) => line.blockedReason !== null).map((line) => line.itemNumber),
    items: judged.flatMap(({ line, offers, needsOther, saving }) => {
      const isCheap = isStaff && isBelowCost(line)
      const comesApart = line.deliveryDate !== deliveryDate
      if (!needsOther && saving === null && !isCheap && !comesApart) return []
      const item: ItemAnalysis = {
        itemNumber: line.itemNumber,
        inventoryInfo: {
          status: line.itemInfo.stockStatus,
          availableCases: maySeeStock && isShort(line) ? Math.max(0, line.stock.onHandCases) : null,
          nextArrivalOn: line.itemInfo.nextArrivalOn,
        },
        blockedForShipTo: line.blockedReason,
        switchSaveItemInfo: saving && switchOfferOf(saving, line),
        alternates: needsOther ? offers.map((offer) => switchOfferOf(offer, line)) : [],
        mayRemove: mayRemoveFromAlert(facts.soType, line.item),
        ...(isCheap && mayViewCost && { belowCost: costsOf(line) }),
      }
      return [item]
    }),
  }
}

function costsOf({ price, caseCost, eachesPerCase }: AnalysedLine): NonNullable<ItemAnalysis['belowCost']> {
  const cost = caseCost ?? 0
  return {
    casePrice: price?.casePrice ?? null,
    eachPrice: price?.eachPrice ?? null,
    caseCost: cost,
    eachCost: divideHalfUp(cost, eachesPerCase),
  }
}

function shownOffer(
  { itemNumber, loss, ...offer }: Offer,
  line: AnalysedLine,
  summaryOf: (itemNumber: string) => ItemSummary,
): SwitchOffer {
  const price = line.alternates.find((alternate) => alternate.itemNumber === itemNumber)?.price
  return {
    itemInfo: summaryOf(itemNumber),
    ...offer,
    loss: { diets: [...loss.diets], allergens: [...loss.allergens], unstated: [...loss.unstated] },
    casePrice: price?.casePrice ?? null,
    eachPrice: price?.eachPrice ?? null,
  }
}
