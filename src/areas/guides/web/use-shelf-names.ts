import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { listCustomerCategories, listCustomerLocations } from '#areas/customer-data/named-entries.endpoints.ts'

const none: readonly never[] = []

/**
 * The kitchen's own categories and locations, in its order; none until they are there. `retry` is
 * given when one of them could not be loaded.
 */
export function useShelfNames() {
  const params = useShipToParams()
  const input = params && { params }
  const categories = useCall(listCustomerCategories, input)
  const locations = useCall(listCustomerLocations, input)
  const failed = [categories, locations].filter(({ data, error }) => error && !data)
  return {
    categories: categories.data?.categories ?? none,
    locations: locations.data?.locations ?? none,
    areKnown: categories.data !== undefined && locations.data !== undefined,
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  }
}
