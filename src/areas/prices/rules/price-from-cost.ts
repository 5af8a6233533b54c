import type { CalendarDate } from '#kit/dates.ts'
import { type Cents, divideHalfUp } from '#kit/money.ts'
import type { CostPlus, ItemCost } from '../cost-plus.ts'

/** What of the item decides in which unit its case is priced. */
interface WeighedItem {
  readonly isCatchWeight: boolean
  /** Hundredths of a pound; the average case. */
  readonly caseWeightHundredths: number
}

/** A cost by the case and by the pound, as far as each is known. */
export interface CostOfDay {
  readonly caseCents: Cents | null
  readonly poundHundredths: number | null
}

/** Prices as they are stored. */
export interface UnitAmounts {
  readonly casePriceCents: Cents | null
  readonly eachPriceCents: Cents | null
  readonly perPoundHundredths: number | null
}

const nothing: UnitAmounts = { casePriceCents: null, eachPriceCents: null, perPoundHundredths: null }
const hundredPercent = 10_000
/** Cents a case by hundredths of a pound, as hundredths of a cent a pound. */
const byThePound = 10_000

/** ITEM-8: what an item costs on a day: the dated cost that started last, else that of the item. */
export function costOn({ caseCents, dated }: ItemCost, date: CalendarDate): CostOfDay {
  const started = dated.filter(([startsOn]) => startsOn <= date).toSorted(([one], [other]) => (one < other ? 1 : -1))[0]
  return started
    ? { caseCents: started[1], poundHundredths: started[2] }
    : { caseCents: caseCents || null, poundHundredths: null }
}

/**
 * ITEM-8: the prices that cost plus makes on a day. Each is rounded once, half up: the case and the
 * each to a cent, the pound to a hundredth of a cent. The each is its share of the case. Without a
 * known cost, or with an addition in a unit the item is not sold by, nothing is priced.
 */
export function priceFromCost(
  item: WeighedItem,
  { by, value }: CostPlus,
  cost: ItemCost,
  date: CalendarDate,
): UnitAmounts {
  const { caseCents, poundHundredths } = costOn(cost, date)
  if (item.isCatchWeight) {
    const pound: Ratio | null =
      poundHundredths !== null
        ? [poundHundredths, 1]
        : caseCents !== null && item.caseWeightHundredths > 0
          ? [caseCents * byThePound, item.caseWeightHundredths]
          : null
    return pound === null || by === 'case'
      ? nothing
      : { ...nothing, perPoundHundredths: above(pound, by === 'percent', value) }
  }
  if (caseCents === null || by === 'pound') return nothing
  const { eachesPerCase } = cost
  return {
    casePriceCents: above([caseCents, 1], by === 'percent', value),
    eachPriceCents:
      eachesPerCase === 0 ? null : above([caseCents, eachesPerCase], by === 'percent', value, eachesPerCase),
    perPoundHundredths: null,
  }
}

type Ratio = readonly [numerator: number, denominator: number]

/** The cost with what is added to it; an amount is shared by so many. Null: nothing is left. */
function above([cost, parts]: Ratio, isPercent: boolean, value: number, shares = 1): number | null {
  const price = isPercent
    ? divideHalfUp(BigInt(cost) * BigInt(hundredPercent + value), BigInt(parts) * BigInt(hundredPercent))
    : divideHalfUp(BigInt(cost) * BigInt(shares) + BigInt(value) * BigInt(parts), BigInt(parts) * BigInt(shares))
  return price > 0 ? price : null
}
