import type { CallAnswer } from '#contract/endpoint.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { Button } from '#ui/button.tsx'
import { CallList, type ListCall } from '#ui/call-list.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { listCreditCodes } from '#areas/credit-requests/credit-codes.endpoints.ts'
import type { listCreditInsightLines } from '#areas/credit-requests/credit-insight.endpoints.ts'
import { creditRequestAddress } from '#areas/credit-requests/credit-requests.addresses.ts'
import { CreditBadge } from '../credit-badge.tsx'
import { creditQuantity } from '../credit-words.ts'

type Answer = CallAnswer<typeof listCreditInsightLines>
type Line = Answer['lines'][number]
/** The name of a credit code; the code itself until names are known. */
type CodeName = (code: string) => string

const columns = [
  { label: 'Request' },
  { label: 'Item' },
  { label: 'Customer' },
  { label: 'Code' },
  { label: 'Status' },
  { label: 'Asked for', align: 'right' },
  { label: 'Approved', align: 'right' },
] as const

/** CREDIT-2: the lines behind a bar, each with its request. */
export function InsightLines({
  title,
  call,
  onPage,
  onAll,
}: {
  title: string
  call: ListCall<Answer>
  onPage: (page: number) => void
  /** Takes the choice of a bar back. */
  onAll: (() => void) | undefined
}) {
  const isPhone = useMedia('phone')
  const { data: known } = useCall(listCreditCodes, {})
  const codeName = (code: string) => known?.codes.find((each) => each.code === code)?.name ?? code
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        {onAll && (
          <Button size="small" variant="quiet" onPress={onAll}>
            All lines
          </Button>
        )}
      </div>
      <CallList
        call={call}
        what="The lines"
        isEmpty={({ lines }) => lines.length === 0}
        empty={<p className="text-muted">No lines.</p>}
      >
        {({ lines, pageNo, pageSize, totalRecords }) => (
          <>
            {isPhone ? (
              <Cards lines={lines} codeName={codeName} />
            ) : (
              <Table label="Credit lines" columns={columns} className="min-w-[860px]">
                {lines.map((line, index) => (
                  // A request may have several lines of one item; their order is the server's.
                  <Row key={index} line={line} codeName={codeName} />
                ))}
              </Table>
            )}
            <ListPages pageNo={pageNo} pageSize={pageSize} total={totalRecords} onPage={onPage} />
          </>
        )}
      </CallList>
    </section>
  )
}

const nameOf = ({ description, itemNumber }: Line): string => description || `Item ${itemNumber}`

function Row({ line, codeName }: { line: Line; codeName: CodeName }) {
  return (
    <TableRow>
      <TableCell className="py-1">
        <Link
          href={creditRequestAddress(line.requestId)}
          className="figures font-medium text-action no-underline data-hovered:underline"
        >
          {line.requestNumber}
        </Link>
        <span className="block text-12 whitespace-nowrap text-muted">{formatDayWithYear(line.createdOn)}</span>
      </TableCell>
      <TableCell className="max-w-60 py-1">
        <span className="block truncate">{nameOf(line)}</span>
        <span className="figures block truncate text-12 text-muted">
          {[line.itemNumber, line.vendorName].filter(Boolean).join(' · ')}
        </span>
      </TableCell>
      <TableCell className="max-w-52 py-1">
        <span className="block truncate">{line.shipToName}</span>
        <span className="figures block truncate text-12 text-muted">
          {line.shipTo} · {line.division}
        </span>
      </TableCell>
      <TableCell className="py-1">
        <span className="block">{codeName(line.code)}</span>
        <span className="figures block text-12 text-muted">{creditQuantity(line.quantity, line.unit)}</span>
      </TableCell>
      <TableCell>
        <CreditBadge status={line.status} />
      </TableCell>
      <TableCell isNumber>
        <MoneyText cents={line.asked} />
      </TableCell>
      <TableCell isNumber>
        <MoneyText cents={line.approved} />
      </TableCell>
    </TableRow>
  )
}

const Cards = ({ lines, codeName }: { lines: readonly Line[]; codeName: CodeName }) => (
  <ul aria-label="Credit lines" className="overflow-hidden rounded-dialog border border-line bg-raised">
    {lines.map((line, index) => (
      // As in the table.
      <li key={index} className="border-b border-line last:border-0">
        <Link
          href={creditRequestAddress(line.requestId)}
          className="grid gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
        >
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate font-medium">{nameOf(line)}</span>
            <MoneyText cents={line.asked} />
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-13 text-muted">
            <span className="min-w-0 truncate">
              <span className="figures">{line.requestNumber}</span> · {codeName(line.code)} · {line.shipToName}
            </span>
            <CreditBadge status={line.status} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
