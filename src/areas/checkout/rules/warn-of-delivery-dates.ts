import type { CalendarDate } from '#kit/dates.ts'
import type { CartAlert, DeliveryGroup } from '../cart-analysis.ts'

/** A line and the day it comes; null while nobody can say. */
export interface DatedLine {
  readonly itemNumber: string
  readonly deliveryDate: CalendarDate | null
}

/** Later than every date. */
const someDay = '9999-12-31'

/** CHECK-2: the lines by the day they come, the earliest first, those without a date last. */
export function groupByDelivery(lines: readonly DatedLine[]): DeliveryGroup[] {
  const groups = new Map<CalendarDate | null, string[]>()
  for (const { itemNumber, deliveryDate } of lines) {
    const group = groups.get(deliveryDate)
    if (group) group.push(itemNumber)
    else groups.set(deliveryDate, [itemNumber])
  }
  return [...groups]
    .map(([deliveryDate, itemNumbers]) => ({ deliveryDate, itemNumbers }))
    .toSorted((a, b) => (a.deliveryDate ?? someDay).localeCompare(b.deliveryDate ?? someDay))
}

/**
 * CHECK-3: the alert 'multiple-delivery-dates', or null; it names the items that come on another
 * day than the order.
 */
export function warnOfDeliveryDates(
  groups: readonly DeliveryGroup[],
  orderDate: CalendarDate | null,
): CartAlert | null {
  if (groups.length < 2) return null
  const itemNumbers = groups.filter((group) => group.deliveryDate !== orderDate).flatMap((group) => group.itemNumbers)
  return {
    kind: 'multiple-delivery-dates',
    message: 'Order has multiple delivery dates',
    blocks: false,
    itemNumbers,
  }
}
