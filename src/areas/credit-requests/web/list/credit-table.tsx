import { Camera } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { type ChangeSearch, useGo, useHref } from '#browser/navigation.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { CreditSort } from '#areas/credit-requests/credit-filters.ts'
import type { CreditSummary } from '#areas/credit-requests/credit-request.ts'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { CreditBadge } from '../credit-badge.tsx'
import { dueWords } from '../credit-words.ts'
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
const choice: TableColumn<CreditSort> = { label: 'Choose', isHidden: true, className: 'w-10' }
const withoutDue = columns.filter(({ sort }) => sort !== 'due')

/** CREDIT-2: the queue on a desktop and a tablet; what is late first unless sorted. */
export function CreditTable({
  requests,
  now,
  chosen,
  search,
  change,
}: RequestsShown & { search: CreditSearch; change: ChangeSearch<CreditSearch> }) {
  const isForStaff = requests.some(({ staff }) => staff !== null)
  const shown = isForStaff ? columns : withoutDue
  return (
    <Table
      label="Credit requests"
      columns={chosen ? [choice, ...shown] : shown}
      className="min-w-[860px]"
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {requests.map((request) => (
        <Row key={request.id} request={request} now={now} chosen={chosen} isForStaff={isForStaff} />
      ))}
    </Table>
  )
}

function Row({
  request,
  now,
  chosen,
  isForStaff,
}: {
  request: CreditSummary
  now: string
  chosen: ChosenRequests | undefined
  isForStaff: boolean
}) {
  const go = useGo()
  const href = useHref()(creditRequestDialog.open(request.id))
  const { id, requestNumber, staff, status, approvedAmount } = request
  return (
    <TableRow onOpen={() => go(href)}>
      {chosen && (
        <TableCell className="py-1">
          <Checkbox isSelected={chosen.has(id)} onChange={(isChosen) => chosen.change([id], isChosen)}>
            <span className="sr-only">Choose {requestNumber}</span>
          </Checkbox>
        </TableCell>
      )}
      <TableCell className="py-1">
        <span data-credit-row={id}>
          <Link href={href} className="figures font-medium text-action no-underline data-hovered:underline">
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
      <TableCell className="max-w-52 py-1">
        <span className="block truncate">{request.shipToName}</span>
        <span className="figures block truncate text-12 text-muted">
          {request.shipTo} · {request.division}
          {staff && ` · ${staff.dsrName}`}
        </span>
      </TableCell>
      <TableCell className="py-1">
        <span className="figures block">{request.invoiceNumber}</span>
        <span className="figures block text-12 whitespace-nowrap text-muted">
          {formatDayWithYear(request.invoiceDate)}
        </span>
      </TableCell>
      <TableCell className="max-w-44 py-1">
        <span className="block truncate">{request.codes.join(', ')}</span>
        <span className="block text-12 text-muted">{plural(request.lines, 'line')}</span>
      </TableCell>
      <TableCell className="py-1">
        <CreditBadge status={status} />
        {staff?.assigneeName && <span className="block truncate text-12 text-muted">{staff.assigneeName}</span>}
      </TableCell>
      {isForStaff && <TableCell>{staff && <Due request={request} now={now} />}</TableCell>}
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
