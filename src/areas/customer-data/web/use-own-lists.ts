import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { listDistributors } from '../distributors.endpoints.ts'
import { listCustomerCategories, listCustomerLocations } from '../named-entries.endpoints.ts'

/**
 * Categories, locations and distributors of the selected ship-to; empty while they are on their
 * way. `retry` is given when one of them could not be loaded.
 */
export function useOwnLists() {
  const params = useShipToParams()
  const input = params && { params }
  const categories = useCall(listCustomerCategories, input)
  const locations = useCall(listCustomerLocations, input)
  const distributors = useCall(listDistributors, input)
  const failed = [categories, locations, distributors].filter(({ data, error }) => error && !data)
  return {
    categories: categories.data?.categories ?? [],
    locations: locations.data?.locations ?? [],
    distributors: distributors.data?.distributors ?? [],
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  }
}
