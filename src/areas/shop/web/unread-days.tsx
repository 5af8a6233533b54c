import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { useDeliveryDays } from './use-price-date.ts'

/**
 * ITEM-8, PLAT-15: the delivery days could not be loaded. Without a cart prices are those of today
 * then, not of the day a new cart would start with; with one only other days cannot be looked at,
 * which matters where a date may be chosen.
 */
export function UnreadDays({ priceDate, mayChoose = false }: { priceDate: CalendarDate; mayChoose?: boolean }) {
  const { cart, failure } = useActiveCart()
  const isOfCart = cart !== null || failure !== null
  const { areUnread, refetch } = useDeliveryDays(mayChoose || !isOfCart)
  if (!areUnread || (isOfCart && !mayChoose)) return null
  return (
    <RetryNotice onRetry={refetch}>
      The delivery days could not be loaded.{' '}
      {isOfCart ? 'Prices of other days cannot be shown.' : `Prices are those of today (${formatDay(priceDate)}).`}
    </RetryNotice>
  )
}
