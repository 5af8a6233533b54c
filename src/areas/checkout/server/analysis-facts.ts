import type { Actor } from '#kit/actor.ts'
import { lineFactsOf, linePrice, packingOf, type CartToAnalyse } from '#areas/carts/server/public.ts'
import { compareSuitability, noLoss, type Suitability } from '#areas/items/rules/compare-suitability.ts'
import type { AnalysedLine, AnalysisFacts } from '../rules/build-cart-analysis.ts'
import type { AlternateItem } from '../rules/offer-alternates.ts'
import { listFindings } from '../rules/list-findings.ts'
import { blockedReasons } from '../rules/warn-of-blocked-items.ts'
import { lineDatesOf, reviewFactsOf, shelfStockOf } from './order-of-cart.ts'

/**
 * CHECK-2: what the analysis asks about a cart. What blocks a line is asked of the review, so that
 * both say the same.
 */
export function analysisFactsOf(
  { cart, alternates, caseCosts, blockSwitchSave }: CartToAnalyse,
  actor: Actor,
  now: Date,
  suitability: ReadonlyMap<string, Suitability>,
): AnalysisFacts {
  const review = reviewFactsOf(cart, actor, now)
  const reasons = blockedReasons(listFindings(review))
  const dates = new Map(lineDatesOf(cart, actor, now).map((line) => [line.itemNumber, line.deliveryDate]))
  const lineOf = new Map(cart.lines.map((line) => [line.itemNumber, line]))
  const alternatesOf = new Map<string, CartToAnalyse['alternates'][number][]>()
  for (const alternate of alternates)
    alternatesOf.set(alternate.itemNumber, [...(alternatesOf.get(alternate.itemNumber) ?? []), alternate])

  const lossOf = (itemNumber: string, alternateNumber: string) => {
    const [from, to] = [suitability.get(itemNumber), suitability.get(alternateNumber)]
    return from && to ? compareSuitability(from, to) : noLoss
  }
  const alternateItem = ({ itemNumber, alternateNumber, rank, caseRatio }: CartToAnalyse['alternates'][number]) => {
    const item = cart.items.get(alternateNumber)
    if (!item) return []
    const present = lineOf.get(alternateNumber)
    const alternate: AlternateItem = {
      itemNumber: alternateNumber,
      rank,
      caseRatio,
      facts: lineFactsOf(cart, item, actor),
      packing: packingOf(item),
      price: item.price,
      stock: shelfStockOf(item),
      present,
      loss: lossOf(itemNumber, alternateNumber),
    }
    return [alternate]
  }

  const lines = cart.lines.flatMap((line): AnalysedLine[] => {
    const { itemNumber, orderedCases, orderedUnits } = line
    const item = cart.items.get(itemNumber)
    // A foreign key keeps the items of lines in the catalogue.
    if (!item) return []
    return [
      {
        itemNumber,
        orderedCases,
        orderedUnits,
        item: item.facts,
        itemInfo: item.itemInfo,
        packing: packingOf(item),
        eachesPerCase: item.eachesPerCase,
        price: linePrice(cart, line),
        caseCost: caseCosts.get(itemNumber) ?? null,
        stock: shelfStockOf(item),
        blockedReason: reasons.get(itemNumber) ?? null,
        deliveryDate: dates.has(itemNumber) ? dates.get(itemNumber)! : cart.deliveryDate,
        alternates: (alternatesOf.get(itemNumber) ?? []).flatMap(alternateItem),
      },
    ]
  })
  const { dates: dateFacts, subtotal, deliveryDate } = review
  const { orderThreshold } = cart.customer
  return { soType: cart.soType, deliveryDate, dates: dateFacts, lines, subtotal, orderThreshold, blockSwitchSave }
}
