import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import type { AlertKind, DeliveryGroup, ItemAnalysis } from '#areas/checkout/cart-analysis.ts'

/** CHECK-3: what one alert says about one item, in a short line. */
export function describeItemAlert(
  kind: AlertKind,
  line: Pick<CartLine, 'itemNumber' | 'orderedCases' | 'orderedUnits'>,
  item: ItemAnalysis | undefined,
  deliveryDates: readonly DeliveryGroup[],
): string {
  if (kind === 'item-blocked-for-ship-to') return item?.blockedForShipTo ?? ''
  if (kind === 'inventory-warning') return stockText(line, item)
  if (kind === 'items-below-cost') return costText(line, item)
  if (kind !== 'multiple-delivery-dates') return ''
  const group = deliveryDates.find(({ itemNumbers }) => itemNumbers.includes(line.itemNumber))
  if (!group) return ''
  return group.deliveryDate === null ? 'Delivery date not known yet' : `Comes on ${formatDay(group.deliveryDate)}`
}

function stockText(
  { orderedCases, orderedUnits }: Pick<CartLine, 'orderedCases' | 'orderedUnits'>,
  item: ItemAnalysis | undefined,
): string {
  const { availableCases, nextArrivalOn } = item?.inventoryInfo ?? { availableCases: null, nextArrivalOn: null }
  if (availableCases === null) return ''
  const wanted = [
    ...(orderedCases > 0 ? [plural(orderedCases, 'case')] : []),
    ...(orderedUnits > 0 ? [plural(orderedUnits, 'each', 'eaches')] : []),
  ].join(' and ')
  const there =
    availableCases === 0
      ? `Out of stock, ${wanted} ordered`
      : `${plural(availableCases, 'case')} there, ${wanted} ordered`
  return nextArrivalOn === null ? there : `${there}; more on ${formatDay(nextArrivalOn)}`
}

function costText({ orderedCases }: Pick<CartLine, 'orderedCases'>, item: ItemAnalysis | undefined): string {
  const costs = item?.belowCost
  // Who may not view analysis learns which items, not by how much.
  if (!costs) return 'Sold below cost'
  const isByCase = orderedCases > 0 && costs.casePrice !== null && costs.casePrice < costs.caseCost
  const [price, cost, unit] = isByCase
    ? [costs.casePrice, costs.caseCost, 'a case']
    : [costs.eachPrice, costs.eachCost, 'an each']
  return `Price ${price === null ? '-' : formatCents(price)}, cost ${formatCents(cost)} ${unit}`
}
