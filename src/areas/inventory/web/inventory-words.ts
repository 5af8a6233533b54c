import type { Address } from '#contract/address.ts'
import { formatDay } from '#kit/dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { countScreen, inventoryScreen } from '../inventory.addresses.ts'
import type { InventorySummary } from '../inventory.ts'

/** Where a count leads: an open one to its sheet, a closed one to what it came to. */
export const addressOf = ({ id, status }: Pick<InventorySummary, 'id' | 'status'>): Address =>
  status === 'open' ? countScreen.at({ id }) : inventoryScreen.at({ id })

/** Who did it last, and on which day of the division. */
export function lastHand(count: InventorySummary, timeZone: string): string {
  const { closedOn, closedByName, openedByName, openedAt } = count
  if (closedOn !== null) return `Closed ${formatDay(closedOn)} by ${closedByName ?? ''}`
  return `Started ${formatDay(todayIn(timeZone, new Date(openedAt)))} by ${openedByName}`
}
