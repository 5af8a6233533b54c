import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { getItem, getRelatedItems } from '../shop.endpoints.ts'
import { usePriceDate } from './use-price-date.ts'

/** What the panel and the page ask of one item. */
export function useItem(itemNumber: string) {
  const params = useShipToParams()
  const { query, isLoading } = usePriceDate(null)
  return useCall(getItem, params && !isLoading ? { params: { ...params, itemNumber }, query } : null)
}

/** What is shown beside an item, for the same cart and date. */
export function useRelatedItems(itemNumber: string) {
  const params = useShipToParams()
  const { query, isLoading } = usePriceDate(null)
  return useCall(getRelatedItems, params && !isLoading ? { params: { ...params, itemNumber }, query } : null)
}
