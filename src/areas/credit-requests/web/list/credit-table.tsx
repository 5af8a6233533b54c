import { Camera } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { type ChangeSearch, useGo, useHref } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { usePrinting } from '#ui/use-printing.ts'
import type { CreditSort } from '#areas/credit-requests/credit-filters.ts'
import type { CreditSummary } from '#areas/credit-requests/credit-request.ts'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { CreditBadge } from '../credit-badge.tsx'
import { dueWords } from '../credit-words.ts'
import { focusCreditPane } from '../queue-rows.ts'
import type { CreditSearch } from './credit-search.ts'
import type { ChosenRequests } from './use-chosen-requests.ts'

/** What both layouts of the queue show. */
export interface RequestsShown {
  readonly requests: readonly CreditSummary[]
  /** The server's time. */
  readonly now: string
  /** Undefined for whoever moves none of them. */
  readonly chosen: ChosenRequests | undefined
}

const columns: readonly TableColumn<CreditSort>[] = [
  { label: 'Request', sort: 'requestNumber' },
  { label: 'Customer' },
  { label: 'Invoice', sort: 'invoiceDate' },
  { label: 'Codes' },
  { label: 'Status', sort: 'status' },
  { label: 'Decide by', sort: 'due' },
  { label: 'Amount', sort: 'amount', align: 'right' },
]
const choice: TableColumn<CreditSort> = { label: 'Choose', isHidden: true, className: 'w-10 print:hidden' }
/** Columns of a wide window; in a narrower one, and on paper, other cells have what they say. */
const onlyWide = ['Codes', 'Decide by']
/** What the request beside the queue shows anyway. */
const inPane = ['Invoice', ...onlyWide]

/** How much room a row has; `beside`: a request stands beside the queue. */
type Room = 'wide' | 'narrow' | 'beside'
const minWidth: Readonly<Record<Room, string>> = {
  wide: 'min-w-[860px]',
  narrow: 'min-w-[740px]',
  beside: 'min-w-[540px]',
}

/** CREDIT-2: the queue on a desktop and a tablet; what is late first unless sorted. */
export function CreditTable({
  requests,
  now,
  chosen,
  docked,
  search,
  change,
}: RequestsShown & {
  /** The request beside it, for which it is narrower. */
  docked: string | undefined
  search: CreditSearch
  change: ChangeSearch<CreditSearch>
}) {
  const isForStaff = requests.some(({ staff }) => staff !== null)
  const isPaper = usePrinting()
  const isWide = useMedia('wide') && !isPaper
  const room: Room = docked !== undefined ? 'beside' : isWide ? 'wide' : 'narrow'
  const shown = columns.filter(({ label, sort }) =>
    room === 'wide' ? sort !== 'due' || isForStaff : !(room === 'beside' ? inPane : onlyWide).includes(label),
  )
  return (
    <Table
      label="Credit requests"
      columns={chosen ? [choice, ...shown] : shown}
      className={minWidth[room]}
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {requests.map((request) => (
        <Row
          key={request.id}
          request={request}
          now={now}
          chosen={chosen}
          room={room}
          isOpen={request.id === docked}
          hasDue={isForStaff && room === 'wide'}
        />
      ))}
    </Table>
  )
}

function Row({
  request,
  now,
  chosen,
  room,
  isOpen,
  hasDue,
}: {
  request: CreditSummary
  now: string
  chosen: ChosenRequests | undefined
  room: Room
  /** It stands beside the queue. */
  isOpen: boolean
  /** By when it is to be decided has a column of its own. */
  hasDue: boolean
}) {
  const go = useGo()
  const href = useHref()(creditRequestDialog.open(request.id))
  // One request beside the queue takes the place of the other: Back leads to the queue alone.
  const how = { replace: room === 'beside' }
  const { id, requestNumber, staff, status, approvedAmount } = request
  const codes = request.codes.join(', ')
  return (
    <TableRow isCurrent={isOpen} onOpen={() => go(href, how)}>
      {chosen && (
        <TableCell className="py-1 print:hidden">
          <Checkbox isSelected={chosen.has(id)} onChange={(isChosen) => chosen.change([id], isChosen)}>
            <span className="sr-only">Choose {requestNumber}</span>
          </Checkbox>
        </TableCell>
      )}
      <TableCell className="py-1">
        <span data-credit-row={id}>
          <Link
            href={href}
            routerOptions={how}
            // Opened again it is where the keyboard goes.
            {...(isOpen && { onPress: focusCreditPane })}
            {...(isOpen && { 'aria-current': 'true' as const })}
            className="figures font-medium text-action no-underline data-hovered:underline"
          >
            {requestNumber}
          </Link>
        </span>
        <span className="flex items-center gap-1.5 text-12 whitespace-nowrap text-muted">
          {formatDayWithYear(request.createdOn)}
          {request.photos > 0 && (
            <span className="inline-flex items-center gap-0.5">
              <Camera size={12} aria-hidden="true" />
              <span className="figures">{request.photos}</span>
              <span className="sr-only">{request.photos === 1 ? 'photo' : 'photos'}</span>
            </span>
          )}
        </span>
      </TableCell>
      <TableCell className={`py-1 ${room === 'wide' ? 'max-w-52' : 'w-full max-w-0'}`}>
        <span className="block truncate">{request.shipToName}</span>
        <span className="figures block truncate text-12 text-muted">
          {request.shipTo} · {request.division}
          {staff && ` · ${staff.dsrName}`}
        </span>
      </TableCell>
      {room !== 'beside' && (
        <TableCell className="max-w-48 py-1">
          <span className="block truncate print:[overflow-wrap:break-word]!">
            <span className="figures">{request.invoiceNumber}</span>
            {room === 'narrow' && <span className="text-12 text-muted"> · {codes}</span>}
          </span>
          <span className="figures block text-12 whitespace-nowrap text-muted">
            {formatDayWithYear(request.invoiceDate)}
          </span>
        </TableCell>
      )}
      {room === 'wide' && (
        <TableCell className="max-w-44 py-1">
          <span className="block truncate">{codes}</span>
          <span className="block text-12 text-muted">{plural(request.lines, 'line')}</span>
        </TableCell>
      )}
      <TableCell className="py-1">
        <span className="flex flex-wrap gap-1">
          <CreditBadge status={status} />
          {!hasDue && <Due request={request} now={now} />}
        </span>
        {staff?.assigneeName && <span className="block truncate text-12 text-muted">{staff.assigneeName}</span>}
      </TableCell>
      {hasDue && (
        <TableCell>
          <Due request={request} now={now} />
        </TableCell>
      )}
      <TableCell isNumber className="py-1">
        <MoneyText cents={approvedAmount ?? request.amount} />
        {approvedAmount !== null && approvedAmount !== request.amount && (
          <span className="block text-12 text-muted">
            of <MoneyText cents={request.amount} />
          </span>
        )}
      </TableCell>
    </TableRow>
  )
}

/** By when an open request is to be decided; nothing once it is. */
export function Due({ request: { status, staff }, now }: { request: CreditSummary; now: string }) {
  if (!staff || status === 'approved' || status === 'rejected' || status === 'cancelled') return null
  const { text, tone } = dueWords(staff.dueAt, now)
  return <Badge tone={tone}>{text}</Badge>
}
