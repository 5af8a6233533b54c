import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { orderTypes, type SoType } from '#areas/routing/order-types.ts'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'
import { type DeliveryDates, offerDeliveryDates } from '../rules/offer-delivery-dates.ts'

/**
 * The order types of the selected ship-to and the delivery dates each offers this user (CART-3).
 */
export interface OrderDates {
  readonly isLoading: boolean
  /** The message when they could not be loaded, and the retry. */
  readonly failure: string | undefined
  readonly retry: () => void
  /** In the division's time zone. */
  readonly today: CalendarDate | undefined
  readonly types: readonly { readonly value: SoType; readonly label: string }[]
  readonly datesOf: (soType: SoType) => DeliveryDates | undefined
  /** The date a new cart or a changed type starts with. */
  readonly firstOf: (soType: SoType) => CalendarDate | null
  /** CART-4: types that exclude just-in-time and drop-ship items. */
  readonly blocksJitDrop: (soType: SoType) => boolean
}

/** Order types and delivery dates of the selected ship-to. */
export function useOrderDates(): OrderDates {
  const params = useShipToParams()
  const isStaff = useActor().kind === 'internal'
  const { data, error, refetch } = useCall(getRouteDays, params && { params }, { staleTime: 60_000 })
  const entryOf = (soType: SoType) => data?.routeDays.find((entry) => entry.soType === soType)
  const datesOf = (soType: SoType) => data && offerDeliveryDates(soType, entryOf(soType), data.today, isStaff)
  return {
    isLoading: data === undefined && !error,
    failure: data ? undefined : error?.message,
    retry: () => void refetch(),
    today: data?.today,
    types: (data?.routeDays ?? []).map(({ soType }) => ({ value: soType, label: orderTypes[soType] })),
    datesOf,
    firstOf: (soType) => datesOf(soType)?.first ?? null,
    blocksJitDrop: (soType) => entryOf(soType)?.blockJitDrop ?? false,
  }
}
