import { TriangleAlert } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import type { OrderProps } from '#browser/web-area.ts'
import { combine } from '#contract/address.ts'
import { plural } from '#kit/text.ts'
import { orderDialog, orderKey } from '#areas/orders/orders.addresses.ts'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { listOrderShorts } from '../order-shorts.endpoints.ts'
import { orderShortsDialog } from '../order-shorts.addresses.ts'

/** NEXT-3: the way to the short lines of an order, where there are any. */
export function OrderShortsNote({ division, shipTo, orderId }: OrderProps) {
  const hrefTo = useHref()
  const { data, error, refetch } = useCall(listOrderShorts, { params: { division, shipTo, orderId } })
  if (error && !data)
    return <ErrorState failure={error} what="Its short lines" isCompact onRetry={() => void refetch()} />
  if (!data || data.shorts.length === 0) return null
  const open = data.shorts.filter(({ state }) => state === 'open').length
  const isAsked = open > 0 && data.whyNot === null
  return (
    <Link
      href={hrefTo(combine(orderDialog.closed, orderShortsDialog.open(orderKey({ division, shipTo, id: orderId }))))}
      className={buttonLook(isAsked ? 'primary' : 'secondary', 'small')}
    >
      <TriangleAlert size={15} aria-hidden="true" />
      <span className="whitespace-normal">
        {isAsked ? `${plural(open, 'item')} short: choose` : `${plural(data.shorts.length, 'item')} short`}
      </span>
    </Link>
  )
}
