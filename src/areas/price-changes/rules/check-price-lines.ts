import { addDays, type CalendarDate } from '#kit/dates.ts'
import { priceByWeight } from '#kit/money.ts'
import type { ItemCost } from '#areas/prices/cost-plus.ts'
import { checkBreaks } from '#areas/prices/rules/check-breaks.ts'
import { priceFromCost } from '#areas/prices/rules/price-from-cost.ts'
import { unitBelowCost } from '#areas/prices/rules/unit-below-cost.ts'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'
import { isSameTerms } from './same-amounts.ts'
import { priceChangeRefusals } from '../price-changes.refusals.ts'
import { type LineProblem, priceChangeLimits, type PriceLine } from '../price-change.ts'

/** What of the catalogue decides about a line. */
export interface PricedItemFacts {
  readonly isCatchWeight: boolean
  readonly caseWeightHundredths: number
  readonly eachesPerCase: number
  readonly cost: ItemCost
  /** Null: not known. */
  readonly caseCost: number | null
}

/** What decides about lines. */
export interface LineFacts {
  /** In the division. */
  readonly today: CalendarDate
  readonly allowsBelowCost: boolean
  /** Prices that follow the cost are for those who see it. */
  readonly seesCosts: boolean
  readonly itemOf: (itemNumber: string) => PricedItemFacts | undefined
  /** Whether the caller may address a scope, and it exists. */
  readonly isKnownScope: (scope: string) => boolean
  /** What the key of a line holds now. */
  readonly storedOf: (line: PriceLine) => StoredAmounts | undefined
}

/** The amounts and the reference, without the days. */
const sameAmounts = (line: PriceLine, stored: StoredAmounts): boolean =>
  line.caseCents === stored.caseCents &&
  line.eachCents === stored.eachCents &&
  line.poundHundredths === stored.poundHundredths &&
  line.reference === stored.reference &&
  isSameTerms(line, stored)

/**
 * ITEM-8: what is wrong with each line of a change, null where nothing is. What was delivered stays
 * priced as it was: new prices start today or later, and of one that has started only the last day
 * can change.
 */
export function checkPriceLines(lines: readonly PriceLine[], facts: LineFacts): (LineProblem | null)[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const key = `${line.itemNumber} ${line.startsOn} ${line.scope}`
    const isTwice = seen.has(key)
    seen.add(key)
    return isTwice ? no('price_twice', 'itemNumber') : checkLine(line, facts)
  })
}

const no = (code: keyof typeof priceChangeRefusals, field: string): LineProblem => ({
  field,
  code,
  message: priceChangeRefusals[code].message,
})

function checkLine(line: PriceLine, facts: LineFacts): LineProblem | null {
  const item = facts.itemOf(line.itemNumber)
  if (!item) return no('price_item_unknown', 'itemNumber')
  if (!facts.isKnownScope(line.scope)) return no('price_scope_unknown', 'scope')
  if (!facts.seesCosts && (line.costPlus ?? facts.storedOf(line)?.costPlus)) return no('price_cost_plus_right', 'scope')
  return (
    checkDays(line, facts) ??
    (line.isRemoved ? null : (checkAmounts(line, item) ?? checkTerms(line, item) ?? checkCost(line, item, facts)))
  )
}

function checkDays(line: PriceLine, facts: LineFacts): LineProblem | null {
  const { startsOn, endsOn } = line
  const { today } = facts
  const stored = facts.storedOf(line)
  const hasStarted = startsOn < today || (startsOn === today && stored !== undefined)
  if (line.isRemoved) {
    if (!stored) return no('price_not_there', 'startsOn')
    return startsOn <= today ? no('price_has_started', 'startsOn') : null
  }
  if (endsOn !== null && endsOn < startsOn) return no('price_ends_before_start', 'endsOn')
  if (!hasStarted) return null
  if (!stored) return no('price_starts_in_past', 'startsOn')
  // Today's price may be corrected today: what is delivered today is on its way, not invoiced.
  if (startsOn < today && !sameAmounts(line, stored)) return no('price_has_started', amountField(line, stored))
  if (endsOn === stored.endsOn) return null
  const yesterday = addDays(today, -1)
  if (stored.endsOn !== null && stored.endsOn < yesterday) return no('price_ends_in_past', 'endsOn')
  return endsOn !== null && endsOn < yesterday ? no('price_ends_in_past', 'endsOn') : null
}

function amountField(line: PriceLine, stored: StoredAmounts): string {
  if (line.caseCents !== stored.caseCents) return 'caseCents'
  if (line.eachCents !== stored.eachCents) return 'eachCents'
  if (line.poundHundredths !== stored.poundHundredths) return 'poundHundredths'
  return line.reference === stored.reference ? 'breaks' : 'reference'
}

function checkAmounts(line: PriceLine, item: PricedItemFacts): LineProblem | null {
  const { caseCents, eachCents, poundHundredths } = line
  if (!item.isCatchWeight && poundHundredths !== null) return no('price_pound_unused', 'poundHundredths')
  if (item.isCatchWeight && caseCents !== null) return no('price_pound_missing', 'poundHundredths')
  if (poundHundredths !== null && priceByWeight(poundHundredths, item.caseWeightHundredths) === 0)
    return no('price_weight_unknown', 'poundHundredths')
  if (caseCents !== null || eachCents !== null || poundHundredths !== null || line.costPlus) return null
  return item.isCatchWeight ? no('price_pound_missing', 'poundHundredths') : no('price_missing', 'caseCents')
}

/** ITEM-8: prices by quantity, and what follows the cost. */
function checkTerms(line: PriceLine, item: PricedItemFacts): LineProblem | null {
  const { breaks, costPlus, startsOn } = line
  const price = line.poundHundredths ?? line.caseCents
  if (costPlus) {
    if (price !== null || breaks) return no('price_cost_plus_beside', 'costPlus')
    if (costPlus.by === (item.isCatchWeight ? 'case' : 'pound')) return no('price_cost_plus_unit', 'costPlus')
    if (costPlus.by === 'percent' && costPlus.value > priceChangeLimits.percentHundredths)
      return no('price_cost_plus_percent', 'costPlus')
    const { casePriceCents, perPoundHundredths } = priceFromCost(item, costPlus, item.cost, startsOn)
    return casePriceCents === null && perPoundHundredths === null ? no('price_cost_unknown', 'costPlus') : null
  }
  if (!breaks) return null
  if (price === null) return no('price_breaks_alone', 'breaks')
  return checkBreaks(price, breaks) === null ? null : no('price_breaks_rise', 'breaks')
}

/**
 * As for promotions (decision 26): the case as it is priced at any quantity, the each by its share.
 */
function checkCost(line: PriceLine, item: PricedItemFacts, facts: LineFacts): LineProblem | null {
  if (facts.allowsBelowCost) return null
  const stored = facts.storedOf(line)
  // The last day of what counts already may move, whatever the cost has become since.
  if (stored && sameAmounts(line, stored)) return null
  const casePrice =
    line.poundHundredths === null ? line.caseCents : priceByWeight(line.poundHundredths, item.caseWeightHundredths)
  const unit = unitBelowCost({ casePrice, eachPrice: line.eachCents }, item)
  if (unit === null) return isBreakBelowCost(line, item) ? no('price_below_cost', 'breaks') : null
  return no(
    'price_below_cost',
    unit === 'each' ? 'eachCents' : line.poundHundredths === null ? 'caseCents' : 'poundHundredths',
  )
}

const isBreakBelowCost = ({ breaks, poundHundredths }: PriceLine, item: PricedItemFacts): boolean =>
  (breaks ?? []).some(([, amount]) => {
    const casePrice = poundHundredths === null ? amount : priceByWeight(amount, item.caseWeightHundredths)
    return unitBelowCost({ casePrice, eachPrice: null }, item) !== null
  })
