import { FileText } from 'lucide-react'
import { orderAddress } from '#areas/orders/orders.addresses.ts'
import { BackLink } from '#browser/back-link.tsx'
import { Link } from '#browser/link.tsx'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { salesScreen } from '../sales-analytics.addresses.ts'
import { listSaleLines } from '../sales-analytics.endpoints.ts'
import { quantityText } from '#areas/orders/rules/line-outcome.ts'
import { FilterChips } from './filter-chips.tsx'
import { readLinesSearch } from './sales-search.ts'

type Line = CallAnswer<typeof listSaleLines>['lines'][number]

/** STAFF-6: /sales-analytics/lines: the lines behind a sum, each with its order. */
export function SaleLinesScreen() {
  const [search, change] = useListSearch(readLinesSearch)
  const { list: pageSize } = usePageSizes()
  const { page, ...filter } = search
  const call = useCall(
    listSaleLines,
    { query: { ...filter, pageNo: String(page), pageSize: String(pageSize) } },
    { keepPrevious: true },
  )
  const withMargin = call.data?.lines.some(({ margin }) => margin !== undefined) ?? false
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <BackLink href={salesScreen.at()}>Sales</BackLink>
        <h1 className="text-20 font-semibold">Lines</h1>
        {call.data && (
          <p className="text-13 text-muted">
            {formatDayWithYear(call.data.from)} to {formatDayWithYear(call.data.until)}: as billed, and as ordered where
            no invoice is there yet.
          </p>
        )}
      </header>
      <FilterChips search={filter} names={undefined} change={change} />
      <CallList
        call={call}
        what="The lines"
        isEmpty={({ lines }) => lines.length === 0}
        empty={
          <EmptyState title="No lines" picture={<FileText size={40} aria-hidden="true" />}>
            Nothing was ordered or billed in these days.
          </EmptyState>
        }
      >
        {({ lines, pageNo, totalRecords }) => (
          <>
            <Table
              label="Lines"
              className="min-w-[720px]"
              columns={[
                { label: 'Day' },
                { label: 'Item' },
                { label: 'Customer' },
                { label: 'Document' },
                { label: 'Quantity', align: 'right' },
                { label: 'Sales', align: 'right' },
                ...(withMargin ? [{ label: 'Margin', align: 'right' } as const] : []),
              ]}
            >
              {lines.map((line, index) => (
                // An order may have several lines of one item; their order is the server's.
                <Row key={index} line={line} withMargin={withMargin} />
              ))}
            </Table>
            <ListPages
              pageNo={pageNo}
              pageSize={pageSize}
              total={totalRecords}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}

const lineQuantity = ({ cases, units }: Line): string =>
  cases < 0 || units < 0 ? `−${quantityText({ cases: -cases, units: -units })}` : quantityText({ cases, units })

function Row({ line, withMargin }: { line: Line; withMargin: boolean }) {
  const { day, itemNumber, description, division, shipTo, shipToName, orderId, orderNumber, invoiceNumber } = line
  return (
    <TableRow>
      <TableCell className="figures whitespace-nowrap">{formatDayWithYear(day)}</TableCell>
      <TableCell className="max-w-60 py-1">
        <span className="block wrap-anywhere">{description || `Item ${itemNumber}`}</span>
        <span className="figures block text-12 text-muted">{itemNumber}</span>
      </TableCell>
      <TableCell className="max-w-52 py-1">
        <span className="block wrap-anywhere">{shipToName}</span>
        <span className="figures block text-12 text-muted">
          {division} · {shipTo}
        </span>
      </TableCell>
      <TableCell className="py-1">
        {orderId && orderNumber && (
          <Link href={orderAddress({ division, shipTo, id: orderId })} className="block">
            Order {orderNumber}
          </Link>
        )}
        <span className="block text-12 text-muted">
          {invoiceNumber ? `Invoice ${invoiceNumber}` : 'Not billed yet'}
        </span>
      </TableCell>
      <TableCell isNumber>{lineQuantity(line)}</TableCell>
      <TableCell isNumber>
        <MoneyText cents={line.sales} />
      </TableCell>
      {withMargin && (
        <TableCell isNumber>
          <MoneyText cents={line.margin ?? 0} />
        </TableCell>
      )}
    </TableRow>
  )
}
