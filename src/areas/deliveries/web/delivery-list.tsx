import { instantText } from '#browser/instant-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import type { Delivery } from '../delivery.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { stateWords } from './delivery-words.ts'

const columns = [
  { label: 'Written', className: 'w-36' },
  { label: 'Message' },
  { label: 'State', className: 'w-28' },
  { label: 'Attempts', align: 'right', className: 'w-20' },
  { label: 'Next attempt', className: 'w-36' },
  { label: 'Actions', className: 'w-56' },
] as const

const stateBadge = ({ state }: Delivery) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>

/** What follows: the next attempt, what it waits for, or that nothing does. */
function nextOf({ isHeld, nextAttemptAt, deliveredAt }: Delivery): string {
  if (isHeld) return 'After an earlier message'
  if (deliveredAt !== null) return '-'
  return nextAttemptAt === null ? 'None' : instantText(nextAttemptAt)
}

/** PLAT-13: messages on a desktop and a tablet. */
export function DeliveryTable({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <Table label="Messages" columns={columns} className="min-w-[860px]">
      {deliveries.map((delivery) => (
        <TableRow key={delivery.id}>
          <TableCell className="figures text-13 whitespace-nowrap text-muted">
            {instantText(delivery.createdAt)}
          </TableCell>
          <TableCell className="max-w-80 py-2">
            <span className="block truncate font-medium">{delivery.subject}</span>
            <span className="block truncate text-13 text-muted">{delivery.about}</span>
            {delivery.reason && <span className="block text-12 text-muted">{delivery.reason}</span>}
            {delivery.lastError && <span className="block text-13 break-words text-danger">{delivery.lastError}</span>}
          </TableCell>
          <TableCell>{stateBadge(delivery)}</TableCell>
          <TableCell isNumber>{delivery.attempts}</TableCell>
          <TableCell className="figures text-13">{nextOf(delivery)}</TableCell>
          <TableCell className="py-1.5">
            <DeliveryActions delivery={delivery} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}

/** PLAT-13: messages on a phone. */
export function DeliveryCards({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <ul aria-label="Messages" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="grid gap-1 border-b border-line px-3 py-2.5 last:border-0">
          <span className="flex items-start justify-between gap-3">
            <span className="min-w-0 font-semibold break-words">{delivery.subject}</span>
            {stateBadge(delivery)}
          </span>
          <span className="text-13 break-words">{delivery.about}</span>
          {delivery.reason && <span className="text-12 text-muted">{delivery.reason}</span>}
          <span className="figures text-13 text-muted">
            {instantText(delivery.createdAt)} · {delivery.attempts} {delivery.attempts === 1 ? 'attempt' : 'attempts'}
            {delivery.state === 'waiting' && ` · next: ${nextOf(delivery)}`}
          </span>
          {delivery.lastError && <span className="text-13 break-words text-danger">{delivery.lastError}</span>}
          <DeliveryActions delivery={delivery} />
        </li>
      ))}
    </ul>
  )
}
