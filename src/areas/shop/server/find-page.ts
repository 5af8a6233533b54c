import type { z } from 'zod'
import { lastPageWithin } from '#contract/paging.ts'
import type { Queries } from '#platform/database/database.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { CatalogueFilters } from '../search/catalogue-filters.ts'
import { type CatalogueQuery, type CatalogueResult, searchSteps } from '../search/search.ts'
import type { CatalogueIndex } from '../search/catalogue-index.ts'
import type { ShipToLens } from '../search/lens-facts.ts'
import type { shopQuery } from '../shop.endpoints.ts'
import type { Visit } from './shop.store.ts'
import { byUnitPrice } from './unit-prices.store.ts'

/** A page of the shop: the last one there is when a later one is asked for. */
export interface FoundPage extends CatalogueResult {
  readonly pageNo: number
}

/** What a page is looked for in and through whose eyes. */
export interface Looking {
  readonly index: CatalogueIndex
  readonly lens: ShipToLens
  readonly visit: Visit
  readonly isStaff: boolean
}

/**
 * ITEM-1: finds a page. Everything is in memory but prices: sorted by unit price, all that is found
 * is priced for the visit, so that no price in the order is old.
 */
export async function findPage(
  db: Queries,
  query: z.output<typeof shopQuery>,
  filters: CatalogueFilters,
  { index, lens, visit, isStaff }: Looking,
): Promise<FoundPage> {
  const { pageSize, sort: by, sortDirection: direction } = query
  const asked = { text: query.keyword, isStaff, filters }
  const look = (more: Pick<CatalogueQuery, 'sort' | 'offset' | 'limit'>) =>
    inSlices(searchSteps(index, { ...asked, ...more }, lens))
  if (by === 'unitPrice') {
    const all = await look({ sort: null, offset: 0, limit: index.size })
    const sorted = await byUnitPrice(db, visit, all.itemNumbers, direction)
    const pageNo = lastPageWithin(query.pageNo, pageSize, all.total)
    return { ...all, pageNo, itemNumbers: sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize) }
  }
  const sort = by ? { by, direction } : null
  const pageAt = (pageNo: number) => look({ sort, offset: (pageNo - 1) * pageSize, limit: pageSize })
  const found = await pageAt(query.pageNo)
  const pageNo = lastPageWithin(query.pageNo, pageSize, found.total)
  return { ...(pageNo === query.pageNo ? found : await pageAt(pageNo)), pageNo }
}
