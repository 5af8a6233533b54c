import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { useGo } from '#browser/navigation.ts'
import { instantText } from '#browser/instant-text.ts'
import type { Address } from '#contract/address.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { directions, type LoggedMessage } from '../logged-message.ts'

/** 'Mar 2, 12:00:05 PM': messages follow each other within seconds. */
export const timeOf = (instant: string): string => instantText(instant, { hasSeconds: true })

const columns = [
  { label: 'When', className: 'w-48' },
  { label: 'Message', className: 'min-w-52' },
  { label: 'Outcome', className: 'min-w-40' },
  { label: 'Time', className: 'w-24 text-right' },
]

interface Rows {
  readonly messages: readonly LoggedMessage[]
  readonly open: (id: string) => Address
}

/** PUNCH-5: the messages on a desktop and a tablet. */
export function MessageTable({ messages, open }: Rows) {
  const go = useGo()
  return (
    <Table label="Messages" columns={columns}>
      {messages.map((message) => (
        <TableRow key={message.id} onOpen={() => go(open(message.id))}>
          <TableCell className="figures text-13 whitespace-nowrap text-muted">{timeOf(message.at)}</TableCell>
          <TableCell>
            <span className="flex items-center gap-2">
              <Direction of={message} />
              <Link href={open(message.id)} className="font-medium text-action no-underline data-hovered:underline">
                {message.kind}
              </Link>
              {message.isTest && <Badge>Test</Badge>}
            </span>
          </TableCell>
          <TableCell>
            <Outcome of={message} />
          </TableCell>
          <TableCell className="figures text-right text-13 text-muted">
            {(message.direction === 'in' || message.durationMs > 0) &&
              `${message.durationMs.toLocaleString('en-US')} ms`}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}

/** PUNCH-5: the messages on a phone. */
export const MessageCards = ({ messages, open }: Rows) => (
  <LinkList label="Messages">
    {messages.map((message) => (
      <LinkListEntry key={message.id} href={open(message.id)}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <Direction of={message} />
          <span className="min-w-0 wrap-anywhere">{message.kind}</span>
          {message.isTest && <Badge>Test</Badge>}
        </span>
        <Outcome of={message} />
        <span className="figures text-13 text-muted">{timeOf(message.at)}</span>
      </LinkListEntry>
    ))}
  </LinkList>
)

const Direction = ({ of: { direction } }: { of: LoggedMessage }) => {
  const Arrow = direction === 'out' ? ArrowUpRight : ArrowDownLeft
  return (
    <Arrow
      size={18}
      aria-label={directions[direction]}
      className={`shrink-0 ${direction === 'out' ? 'text-info' : 'text-action'}`}
    />
  )
}

/** The status, and why it was refused. */
export const Outcome = ({ of: { status, reason } }: { of: LoggedMessage }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    <Badge tone={status < 300 ? 'good' : 'danger'}>{status}</Badge>
    {reason && <span className="min-w-0 text-13 text-muted wrap-anywhere">{reason}</span>}
  </span>
)
