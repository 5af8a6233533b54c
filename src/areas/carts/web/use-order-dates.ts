import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { orderTypes, type SoType } from '#areas/routing/order-types.ts'
import type { RouteDaysEntry } from '#areas/routing/route-days.ts'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'

/** One date of the delivery date field. */
export interface DateChoice {
  readonly date: string
  readonly label: string
  /** False only for staff: such a date needs approval. */
  readonly isRouted: boolean
}

/** S0 section 5: what staff read when they choose a day without a route. */
export const needsApprovalText = 'The selected delivery date will need approval since it is not a valid routing day.'
/** S0 section 5: what customers without a route read. */
export const noRouteText = 'For regular delivery, please reach out to your DSR to set the routing days.'

/** Order types and delivery dates of the selected ship-to (CART-3): customers choose among routing days, staff may choose others. */
export function useOrderDates() {
  const params = useShipToParams()
  const isStaff = useActor().kind === 'internal'
  const { data } = useCall(getRouteDays, params && { params }, { staleTime: 60_000 })
  const entryOf = (soType: SoType): RouteDaysEntry | undefined =>
    data?.routeDays.find((entry) => entry.soType === soType)
  return {
    isLoading: data === undefined,
    today: data?.today,
    types: (data?.routeDays ?? []).map(({ soType }) => ({ value: soType, label: orderTypes[soType] })),
    datesOf: (soType: SoType): DateChoice[] =>
      (entryOf(soType)?.routeDaysInfo ?? [])
        .filter(({ valid }) => valid || isStaff)
        .map(({ possibleDeliveryDate: date, valid }) => ({
          date,
          label: formatDay(date, data?.today) + (valid || !isStaff ? '' : ' (needs approval)'),
          isRouted: valid,
        })),
    /** The first routing day, which a new cart or a changed type starts with. */
    firstOf: (soType: SoType): string | null =>
      entryOf(soType)?.routeDaysInfo.find(({ valid }) => valid)?.possibleDeliveryDate ?? null,
  }
}
