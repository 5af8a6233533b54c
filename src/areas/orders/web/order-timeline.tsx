import { Circle, CircleCheck, CircleX, Truck } from 'lucide-react'
import { formatMoment } from '#kit/clock-time.ts'
import type { Order, OrderStatus } from '../order.ts'
import { statusWord } from './order-badge.tsx'

/** The way an order goes when nothing happens to it. */
const usual = ['Placed', 'InProgress', 'Open', 'Invoiced'] as const
/** What each state means for whoever ordered. */
export const orderMeanings: Readonly<Record<OrderStatus, string>> = {
  Placed: 'We have your order',
  InProgress: 'The warehouse has picked it up',
  Failed: 'The warehouse could not take it; our staff will call you',
  Expired: 'It was not taken in time',
  Open: 'Confirmed and being prepared',
  Invoiced: 'Shipped and invoiced',
  Cancelled: 'It will not be delivered',
}

const isBadEnd = (status: OrderStatus) => status === 'Failed' || status === 'Expired' || status === 'Cancelled'

/**
 * ORDER-1: what happened and what is still to come, as a line of steps; its times are those of the
 * division.
 */
export function OrderTimeline({
  order,
  timeZone,
}: {
  order: Pick<Order, 'history' | 'tracking' | 'expectedAt'>
  timeZone: string
}) {
  const reached = order.history
  const hasEndedBadly = reached.some(({ status }) => isBadEnd(status))
  const ahead = hasEndedBadly ? [] : usual.filter((status) => !reached.some((step) => step.status === status))
  const last = reached.at(-1)?.status
  const toCome = ahead.filter((status) => usual.indexOf(status) > usual.findIndex((each) => each === last))
  const isUnderway = !hasEndedBadly && last !== 'Invoiced'
  return (
    <ol className="grid gap-2" aria-live="polite">
      {reached.map(({ at, status, message }) => (
        <li key={at + status} className="flex gap-3">
          {isBadEnd(status) ? (
            <CircleX size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
          ) : (
            <CircleCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-action" />
          )}
          <span>
            <span className="font-medium">{statusWord(status)}</span>
            <span className="text-muted"> · {formatMoment(new Date(at), timeZone)}</span>
            <span className="block text-13 text-muted">{message || orderMeanings[status]}</span>
          </span>
        </li>
      ))}
      {order.tracking && !hasEndedBadly && (
        <li className="flex gap-3">
          <Truck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
          <span>
            <span className="font-medium">{order.tracking}</span>
            {order.expectedAt && isUnderway && (
              <span className="text-muted"> · expected {formatMoment(new Date(order.expectedAt), timeZone)}</span>
            )}
          </span>
        </li>
      )}
      {toCome.map((status) => (
        <li key={status} className="flex gap-3 text-muted">
          <Circle size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>
            {statusWord(status)}
            <span className="block text-13">{orderMeanings[status]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
