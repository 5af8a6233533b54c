import type { ItemCost } from '#areas/prices/cost-plus.ts'
import type { PriceCandidate } from '#areas/prices/item-price.ts'
import type { PriceLine } from '../price-change.ts'

const isSame = (line: PriceLine, { itemNumber, scope, startsOn, offer }: PriceCandidate): boolean =>
  !offer && line.itemNumber === itemNumber && line.scope === scope && line.startsOn === startsOn

/** ITEM-8: the stored prices of an item, which costs this, as they are once its lines are saved. */
export const applyLines = (
  candidates: readonly PriceCandidate[],
  lines: readonly PriceLine[],
  cost?: ItemCost,
): PriceCandidate[] => [
  ...candidates.filter((candidate) => !lines.some((line) => isSame(line, candidate))),
  ...lines.filter(({ isRemoved }) => !isRemoved).map((line) => toCandidate(line, cost)),
]

const toCandidate = (line: PriceLine, cost: ItemCost | undefined): PriceCandidate => ({
  itemNumber: line.itemNumber,
  scope: line.scope,
  startsOn: line.startsOn,
  endsOn: line.endsOn,
  casePriceCents: line.caseCents,
  eachPriceCents: line.eachCents,
  perPoundHundredths: line.poundHundredths,
  reference: line.reference,
  ...(line.breaks && { breaks: line.breaks }),
  ...(line.costPlus && cost && { costPlus: { plus: line.costPlus, cost } }),
})
