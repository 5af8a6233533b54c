import type { z } from 'zod'
import { Refused } from '#kit/decision.ts'
import { itemNumbersOfGuide } from '#areas/guides/server/public.ts'
import { searchCatalogue, type Visit } from '#areas/shop/server/public.ts'
import type { PriceSort } from '#areas/views/view-columns.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { priceListQuery } from '../price-lists.endpoints.ts'
import { priceListRefusals } from '../price-lists.refusals.ts'
import { isRowSort } from '../rules/sort-price-rows.ts'

/** How a price list is sorted; null: by the shelf of a guide, else by description. */
export interface ListSort {
  readonly by: PriceSort | null
  readonly direction: 'asc' | 'desc'
}

/** STAFF-4: the items of a price list in its order, and the counts beside its filters. */
export async function findItems(
  services: Services,
  db: Queries,
  { shipTo, date }: Visit,
  query: z.output<typeof priceListQuery>,
  { by, direction }: ListSort,
) {
  const shelf = query.guideId === undefined ? null : await itemNumbersOfGuide(db, shipTo, query.guideId)
  if (shelf === undefined) throw new Refused(priceListRefusals.price_list_guide_not_found)
  const { categoryIds, brands } = query
  const sort = by === null || isRowSort(by) ? ({ by: 'description', direction: 'asc' } as const) : { by, direction }
  const found = await searchCatalogue(services, db, { shipTo, date }, { filters: { categoryIds, brands }, sort })
  if (!shelf) return found
  if (by === null) {
    const passed = new Set(found.itemNumbers)
    return { ...found, itemNumbers: shelf.filter((itemNumber) => passed.has(itemNumber)) }
  }
  const kept = new Set(shelf)
  return { ...found, itemNumbers: found.itemNumbers.filter((itemNumber) => kept.has(itemNumber)) }
}
