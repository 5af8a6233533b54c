import type { PriceCandidate } from '#areas/prices/item-price.ts'
import type { PriceLine } from '../price-change.ts'

const isSame = (line: PriceLine, { itemNumber, scope, startsOn, offer }: PriceCandidate): boolean =>
  !offer && line.itemNumber === itemNumber && line.scope === scope && line.startsOn === startsOn

/** ITEM-8: the stored prices of an item as they are once its lines are saved. */
export const applyLines = (candidates: readonly PriceCandidate[], lines: readonly PriceLine[]): PriceCandidate[] => [
  ...candidates.filter((candidate) => !lines.some((line) => isSame(line, candidate))),
  ...lines.filter(({ isRemoved }) => !isRemoved).map(toCandidate),
]

const toCandidate = (line: PriceLine): PriceCandidate => ({
  itemNumber: line.itemNumber,
  scope: line.scope,
  startsOn: line.startsOn,
  endsOn: line.endsOn,
  casePriceCents: line.caseCents,
  eachPriceCents: line.eachCents,
  perPoundHundredths: line.poundHundredths,
  reference: line.reference,
})
