import { useShipToParams } from '#browser/current-ship-to.ts'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { ListCall } from '#ui/call-list.tsx'
import { listOrders, searchOrders } from '../orders.endpoints.ts'
import { filtersOf, readOrderSearch, scopeOf } from './order-search.ts'

/**
 * ORDER-1: the list the address describes: of the selected ship-to, or of all the reader has. The
 * screen and its sheet of filters share one response.
 */
export function useOrderList() {
  const params = useShipToParams()
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readOrderSearch)
  const query = { pageNo: search.page, pageSize, includeTotal: 'true' as const, ...filtersOf(search) }
  const options = { keepPrevious: true }
  const { everywhere } = search
  const ofShipTo = useCall(listOrders, !everywhere && params ? { params, query } : null, options)
  const ofAll = useCall(searchOrders, everywhere ? { query: { ...query, ...scopeOf(search) } } : null, options)
  const list: ListCall<CallAnswer<typeof listOrders> | CallAnswer<typeof searchOrders>> = everywhere ? ofAll : ofShipTo
  /** The zone in which the days of a division's orders are read. */
  const timeZoneOf = (division: string): string =>
    (everywhere ? ofAll.data?.timeZones[division] : ofShipTo.data?.timeZone) ?? 'UTC'
  return { search, change, pageSize, list, timeZoneOf }
}
