import { allow, type Decision, refuse } from '#kit/decision.ts'
import { promotedCase, promotedEach } from '#areas/prices/rules/promoted-units.ts'
import { unitBelowCost } from '#areas/prices/rules/unit-below-cost.ts'
import type { OfferTerms } from '#areas/prices/promotion-offer.ts'
import { promotionRefusals } from '../dsr-promotions.refusals.ts'
import type { PromotionItem } from '../promotion.ts'

/** What of the catalogue decides about an item of a promotion. */
export interface PromotedItemFacts {
  readonly isCatchWeight: boolean
  /** Hundredths of a pound. */
  readonly caseWeightHundredths: number
  readonly eachesPerCase: number
  /** What a case costs; null: not known. */
  readonly caseCost: number | null
  /** What everybody pays without a promotion; null: nothing prices it at the list. */
  readonly listPrice: {
    readonly casePrice: number | null
    readonly eachPrice: number | null
    readonly perPound: number | null
  } | null
}

const fields = {
  percent: 'percentHundredths',
  bundle: 'buy',
  pound: 'poundHundredths',
  amount: 'caseCents',
} as const

/** STAFF-3: what is wrong with the terms of one item; catch weight is promoted by the pound. */
export function checkTerms(terms: OfferTerms, isCatchWeight: boolean): Decision {
  const { kind, caseCents, eachCents, poundHundredths, percentHundredths, buy, get } = terms
  if (kind === 'percent') return percentHundredths === null ? no('promotion_percent_missing', fields.percent) : allow()
  if (kind === 'buyGet') return buy === null || get === null ? no('promotion_bundle_missing', fields.bundle) : allow()
  if (isCatchWeight && poundHundredths === null && eachCents === null)
    return no('promotion_pound_missing', fields.pound)
  if (!isCatchWeight && poundHundredths !== null) return no('promotion_pound_unused', fields.pound)
  if (caseCents === null && eachCents === null && poundHundredths === null)
    return no('promotion_amount_missing', fields.amount)
  return allow()
}

const no = (code: keyof typeof promotionRefusals, field: string): Decision => refuse(promotionRefusals[code], { field })

/**
 * STAFF-3: which unit of an item would be sold below cost to those who pay the list price; null:
 * none. Customers with a lower price are looked at when their price is read.
 */
export function promotedBelowCost(terms: OfferTerms, facts: PromotedItemFacts): 'case' | 'each' | null {
  const { listPrice, caseWeightHundredths } = facts
  if (listPrice === null) return null
  const casePrice = promotedCase(listPrice, terms, caseWeightHundredths)?.casePrice ?? null
  return unitBelowCost({ casePrice, eachPrice: promotedEach(listPrice, terms) }, facts)
}

/** The field of the terms that a price below cost comes from. */
export function costField({ kind, poundHundredths }: OfferTerms, unit: 'case' | 'each'): string {
  if (kind === 'percent') return fields.percent
  if (kind === 'buyGet') return fields.bundle
  if (unit === 'each') return 'eachCents'
  return poundHundredths === null ? fields.amount : fields.pound
}

/**
 * STAFF-3: what is wrong with the items of a promotion: the first fault, with its place in
 * `details.item`.
 */
export function checkPromotionItems(
  items: readonly PromotionItem[],
  factsOf: (itemNumber: string) => PromotedItemFacts | undefined,
  allowsBelowCost: boolean,
): Decision {
  const bundle = items.find(({ kind }) => kind === 'buyGet')
  const seen = new Set<string>()
  for (const [item, terms] of items.entries()) {
    const decision = checkItem(terms, factsOf(terms.itemNumber), { seen, bundle, allowsBelowCost })
    if (!decision.allowed)
      return refuse(decision.refusal, { field: decision.refusal.field ?? 'itemNumber', details: { item } })
    seen.add(terms.itemNumber)
  }
  return allow()
}

function checkItem(
  terms: PromotionItem,
  facts: PromotedItemFacts | undefined,
  among: { seen: ReadonlySet<string>; bundle: PromotionItem | undefined; allowsBelowCost: boolean },
): Decision {
  const { seen, bundle, allowsBelowCost } = among
  if (!facts) return no('promotion_item_unknown', 'itemNumber')
  if (seen.has(terms.itemNumber)) return no('promotion_item_twice', 'itemNumber')
  const decision = checkTerms(terms, facts.isCatchWeight)
  if (!decision.allowed) return decision
  // Cases of all items count together, so they can only count to one number.
  if (terms.kind === 'buyGet' && bundle && (terms.buy !== bundle.buy || terms.get !== bundle.get))
    return no('promotion_bundle_differs', fields.bundle)
  const unit = allowsBelowCost ? null : promotedBelowCost(terms, facts)
  return unit === null ? allow() : no('promotion_below_cost', costField(terms, unit))
}
