import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { listCustomerCategories, listCustomerLocations } from '#areas/customer-data/named-entries.endpoints.ts'

const none: readonly never[] = []

/** The kitchen's own categories and locations, in its order. */
export function useShelfNames() {
  const params = useShipToParams()
  const input = params && { params }
  return {
    categories: useCall(listCustomerCategories, input).data?.categories ?? none,
    locations: useCall(listCustomerLocations, input).data?.locations ?? none,
  }
}
