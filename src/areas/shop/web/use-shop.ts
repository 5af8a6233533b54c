import { useEffect } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { prefetchCall, useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { searchShop } from '../shop.endpoints.ts'
import { keptLayout } from './kept-layout.ts'
import { readShopSearch, shopQueryOf } from './shop-search.ts'
import { usePriceDate } from './use-price-date.ts'

/** The shop of the selected ship-to: what the address asks for, and what was found. */
export function useShop() {
  const params = useShipToParams()
  const [asked, change] = useListSearch(readShopSearch)
  const isPhone = useMedia('phone')
  const chosen = asked.layout ?? keptLayout() ?? 'list'
  // A link of a desktop opens on a phone, too: the dense grid would hide its quantities beyond the
  // edge.
  const layout = isPhone && chosen === 'advanced' ? 'list' : chosen
  const search = { ...asked, layout }
  const { query: of, cart, cartProblem, isLoading } = usePriceDate(search.deliveryDate)
  const { list: pageSize } = usePageSizes()
  const query = { ...shopQueryOf(search, of), pageSize }
  // The cart decides what is blocked and for when; asking before it is known would ask twice.
  const result = useCall(searchShop, params && !isLoading ? { params, query } : null, { keepPrevious: true })
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
    result,
    cart,
    cartProblem,
  }
}
/** What `useShop` gives. */
export type Shop = ReturnType<typeof useShop>
