import { useShipToParams } from '#browser/current-ship-to.ts'
import { useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { getItem, getRelatedItems } from '../shop.endpoints.ts'
import { readShopSearch } from './shop-search.ts'
import { usePriceDate } from './use-price-date.ts'

/**
 * The day looked at in the shop, which stays in the address behind the panel; elsewhere there is
 * none.
 */
const useChosenDay = () => useSearchState(readShopSearch)[0].deliveryDate

/** What the panel and the page ask of one item. */
export function useItem(itemNumber: string) {
  const params = useShipToParams()
  const { query, isLoading } = usePriceDate(useChosenDay())
  return useCall(getItem, params && !isLoading ? { params: { ...params, itemNumber }, query } : null)
}

/** What is shown beside an item, for the same cart and date. */
export function useRelatedItems(itemNumber: string) {
  const params = useShipToParams()
  const { query, isLoading } = usePriceDate(useChosenDay())
  return useCall(getRelatedItems, params && !isLoading ? { params: { ...params, itemNumber }, query } : null)
}
