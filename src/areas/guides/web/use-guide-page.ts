import { useEffect, useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useListSearch } from '#browser/navigation.ts'
import { prefetchCall, readCall, useCall } from '#browser/query.ts'
import type { CallAnswer, CallInput } from '#contract/endpoint.ts'
import type { OrderViewChoice } from '#areas/views/web/public.tsx'
import { usePriceDate } from '#areas/shop/web/public.tsx'
import type { Guide } from '../guide.ts'
import { getGuide } from '../guides.endpoints.ts'
import { guideSorts } from '../rules/sort-found.ts'
import { clearedSearch, findsAll, type GuideSearch, readGuideSearch } from './guide-search.ts'
import { type GuidePageSize, keepPageSize, keptPageSize } from './kept-view.ts'
import { paramsOf } from './use-guides.ts'

type Input = CallInput<typeof getGuide>

/** What of an order view a page depends on. */
type SortingView = Pick<OrderViewChoice, 'view' | 'isKnown'>

/**
 * GUIDE-1, GUIDE-3: the page of a guide that the address asks for, priced for the cart; sorted by
 * the order view, if any, instead of by the shelf (STAFF-4).
 */
export function useGuidePage({ type, id }: Pick<Guide, 'type' | 'id'>, orderView?: SortingView) {
  const of = useShipToParams()
  const [search, change] = useListSearch(readGuideSearch)
  const [pageSize, setPageSize] = useState(keptPageSize)
  const { query: priced, cart, cartProblem, isLoading } = usePriceDate(null)
  const sort =
    search.group === 'none' && search.mode === 'order'
      ? guideSorts.find((each) => each === orderView?.view?.sortBy)
      : undefined
  const inputFor = (pageNo: number): Input | null =>
    of && {
      params: paramsOf(of, { type, id }),
      query: {
        pageNo,
        pageSize,
        keyword: search.keyword,
        groupBy: search.group,
        ...(search.categories.length > 0 && { categoryIds: [...search.categories] }),
        ...(search.locations.length > 0 && { locationIds: [...search.locations] }),
        ...(sort && { sort, sortDirection: orderView!.view!.sortDirection }),
        // The server counts on page 1 only.
        ...(pageNo === 1 && { includeTotal: 'true' as const }),
        deliveryDate: priced.deliveryDate,
        cartId: 'cartId' in priced ? priced.cartId : undefined,
      },
    }
  // The cart decides what is blocked and for when; asking before it is known would ask twice.
  const isWaiting = isLoading || orderView?.isKnown === false
  const input = isWaiting ? null : inputFor(search.page)
  const result = useCall(getGuide, input, { keepPrevious: true })
  const { data } = result
  const next = data?.hasNextPage && data.pageNo === search.page ? JSON.stringify(inputFor(search.page + 1)) : null
  useEffect(() => {
    // The next page is there before it is asked for.
    if (next !== null) prefetchCall(getGuide, JSON.parse(next) as Input)
  }, [next])
  const first = isWaiting ? null : inputFor(1)
  return {
    search,
    change,
    clear: () => change(clearedSearch),
    /**
     * A page of the whole guide, in the order of the shelf. Scans move from page to page: Back
     * leads to where the person was before all of them.
     */
    showAll: (pageNo: number) => change({ ...clearedSearch, page: pageNo }, { replace: true }),
    pageSize,
    choosePageSize: (size: GuidePageSize) => {
      keepPageSize(size)
      setPageSize(size)
      change({})
    },
    input,
    result,
    /** Lines that are found; undefined until they are counted. */
    total: data && totalOf(data, search, first && readCall(getGuide, first)?.totalRecords),
    cart,
    cartProblem,
  }
}
/** What `useGuidePage` returns. */
export type GuidePage = ReturnType<typeof useGuidePage>

/** Of a page that was opened by a link nobody has counted; what is known then is at least this. */
function totalOf(page: CallAnswer<typeof getGuide>, search: GuideSearch, ofFirst: number | null | undefined): number {
  if (page.totalRecords !== null) return page.totalRecords
  if (findsAll(search)) return page.guide.lineCount
  if (typeof ofFirst === 'number') return ofFirst
  return (page.pageNo - 1) * page.pageSize + page.rows.length + (page.hasNextPage ? 1 : 0)
}
