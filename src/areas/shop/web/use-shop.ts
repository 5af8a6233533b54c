import { useEffect } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { prefetchCall, useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { useOrderView } from '#areas/views/web/public.tsx'
import { searchShop, shopSorts } from '../shop.endpoints.ts'
import { keptLayout } from './kept-layout.ts'
import { readShopSearch, shopQueryOf } from './shop-search.ts'
import { usePriceDate } from './use-price-date.ts'

/** The shop of the selected ship-to: what the address asks for, and what was found. */
export function useShop() {
  const params = useShipToParams()
  const [asked, change] = useListSearch(readShopSearch)
  const isPhone = useMedia('phone')
  const orderView = useOrderView('shop')
  const chosen = asked.layout ?? keptLayout() ?? (orderView.view ? 'advanced' : 'list')
  // A link of a desktop opens on a phone, too: the dense grid would hide its quantities beyond the
  // edge.
  const layout = isPhone && chosen === 'advanced' ? 'list' : chosen
  const search = { ...asked, layout }
  const { query: of, cart, cartProblem, isLoading } = usePriceDate(search.deliveryDate)
  const { list: pageSize } = usePageSizes()
  const { view } = orderView
  // The best match comes first where something is looked for, unless the address sorts otherwise.
  const viewSort =
    layout === 'advanced' && search.keyword === '' ? (shopSorts.find((sort) => sort === view?.sortBy) ?? null) : null
  const sorted =
    search.sort || !view || !viewSort ? search : { ...search, sort: viewSort, direction: view.sortDirection }
  const query = { ...shopQueryOf(sorted, of), pageSize }
  // The cart decides what is blocked and for when; asking before it is known would ask twice.
  const isWaiting = isLoading || (layout === 'advanced' && !orderView.isKnown)
  const result = useCall(searchShop, params && !isWaiting ? { params, query } : null, { keepPrevious: true })
  const { data } = result
  const hasMore = data !== undefined && data.pageNo * data.pageSize < data.totalRecords
  // Texts compare by value, so that the effect runs once a question.
  const next = params && hasMore ? JSON.stringify({ params, query: { ...query, pageNo: search.page + 1 } }) : null
  useEffect(() => {
    // The page behind is there before it is asked for.
    if (next !== null)
      prefetchCall(searchShop, JSON.parse(next) as { params: NonNullable<typeof params>; query: typeof query })
  }, [next])
  return {
    search,
    change,
    /** The order view of the advanced layout, and whether it sorts. */
    orderView,
    isViewSorted: viewSort !== null,
    result,
    cart,
    cartProblem,
  }
}
/** What `useShop` gives. */
export type Shop = ReturnType<typeof useShop>
