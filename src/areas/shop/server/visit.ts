import type { z } from 'zod'
import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { pricesFor } from '#areas/prices/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { priceDays } from '../rules/price-days.ts'
import type { priceQuery } from '../shop.endpoints.ts'
import type { ShoppingCart, Visit } from './shop.store.ts'

/** ITEM-8: for whom and when the shop is asked, and the day that is only looked at. */
export function visitOf(
  shipTo: ShipToFacts,
  query: z.output<typeof priceQuery>,
  cart: ShoppingCart | null,
  now: Date,
): { visit: Visit; previewDate: CalendarDate | null } {
  const today = todayIn(shipTo.timeZone, now)
  const { date, previewDate } = priceDays(query, cart, today)
  return { visit: { shipTo, date, today }, previewDate }
}

/** The prices of the day that is only looked at; none without one. */
export const previewsOf = async (
  db: Queries,
  shipTo: ShipToFacts,
  date: CalendarDate | null,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, ItemPrice>> => (date === null ? new Map() : pricesFor(db, shipTo, date, itemNumbers))
