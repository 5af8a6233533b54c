import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { OrderStatus } from '../order.ts'

const looks: Readonly<Record<OrderStatus, readonly [tone: BadgeTone, words: string]>> = {
  Placed: ['info', 'Placed'],
  InProgress: ['info', 'In progress'],
  Failed: ['danger', 'Failed'],
  Expired: ['warning', 'Expired'],
  Open: ['good', 'Open'],
  Invoiced: ['neutral', 'Invoiced'],
  Cancelled: ['warning', 'Cancelled'],
}

/** An order's state as a quiet word. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const [tone, words] = looks[status]
  return <Badge tone={tone}>{words}</Badge>
}

/** The state's word, for filters. */
export const statusWord = (status: OrderStatus): string => looks[status][1]
