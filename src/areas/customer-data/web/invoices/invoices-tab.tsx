import { ReceiptText } from 'lucide-react'
import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useGo, useHref, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Chip } from '#ui/chip.tsx'
import { DateRange } from '#ui/date-range.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import type { CustomerInvoiceSummary } from '#areas/customer-data/customer-invoice.ts'
import { customerInvoiceDialog } from '#areas/customer-data/customer-data.addresses.ts'
import { listCustomerInvoices } from '#areas/customer-data/customer-invoices.endpoints.ts'
import { readInvoicesSearch } from '../kitchen-search.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageFoot } from '../page-foot.tsx'
import { TabHead } from '../tab-head.tsx'
import { useOwnLists } from '../use-own-lists.ts'

/** GUIDE-4: invoices of other distributors, the newest first. */
export function InvoicesTab() {
  const params = useShipToParams()
  const go = useGo()
  const { distributors } = useOwnLists()
  const [search, setSearch] = useSearchState(readInvoicesSearch)
  const change: typeof setSearch = (part, options) => setSearch({ page: undefined, ...part }, options)
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const { page, pageSize, keyword, distributor, from, to } = search
  const query = {
    pageNo: page,
    pageSize,
    includeTotal: 'true' as const,
    keyword,
    distributorId: distributor,
    from: from ?? undefined,
    to: to ?? undefined,
  }
  const { data, error, refetch, isPlaceholderData } = useCall(listCustomerInvoices, params && { params, query }, {
    keepPrevious: true,
  })
  const isFiltered = keyword !== '' || distributor !== undefined || from !== null || to !== null
  const chosen = distributors.find(({ id }) => id === distributor)?.name
  return (
    <>
      <TabHead addLabel="Add invoice" onAdd={() => go(customerInvoiceDialog.open('new'))}>
        What other distributors billed. The newest line prices its custom item.
      </TabHead>
      <div className="grid gap-2 pb-3">
        <search className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap">
          <KeywordFilter
            label="Number or note"
            className="col-span-2 min-w-40 flex-1 md:min-w-48"
            keyword={keyword}
            typed={typed}
          />
          <FilterSelect
            label="Distributor"
            className="col-span-2"
            value={distributor}
            options={distributors.map(({ id, name }) => [id, name] as const)}
            onChange={(value) => change({ distributor: value })}
          />
          <DateRange value={{ from, to }} onChange={change} />
        </search>
        {chosen && (
          <div className="flex flex-wrap gap-1.5" role="group" aria-label="Filters that are on">
            <Chip
              removeLabel={`Remove filter Distributor: ${chosen}`}
              onRemove={() => change({ distributor: undefined })}
            >
              Distributor: {chosen}
            </Chip>
          </div>
        )}
      </div>
      {error && !data ? (
        <ErrorState failure={error} what="Your invoices" onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={6} />
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.invoices.length === 0 ? (
            <EmptyState
              title={isFiltered ? 'No invoices found' : 'No invoices yet'}
              picture={<ReceiptText size={40} aria-hidden="true" />}
            >
              {isFiltered
                ? 'Widen the dates or take a filter off.'
                : 'Enter what another distributor billed, and your custom items have the price you really pay.'}
            </EmptyState>
          ) : (
            <>
              <ul
                aria-label="Invoices"
                className="max-w-[992px] overflow-hidden rounded-dialog border border-line bg-raised"
              >
                {data.invoices.map((invoice) => (
                  <InvoiceRow key={invoice.id} invoice={invoice} />
                ))}
              </ul>
              <PageFoot
                page={page}
                pageSize={pageSize}
                total={data.totalRecords ?? data.invoices.length}
                noun="Invoices"
                change={setSearch}
              />
            </>
          )}
        </Refreshing>
      )}
    </>
  )
}

function InvoiceRow({ invoice }: { invoice: CustomerInvoiceSummary }) {
  const href = useHref()(customerInvoiceDialog.open(invoice.id))
  return (
    <li className="border-b border-line last:border-0">
      <Link
        href={href}
        className="grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 px-4 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken data-pressed:bg-sunken"
      >
        <span className="min-w-0 truncate font-medium text-action">{invoice.distributorName}</span>
        <span className="figures text-right font-medium">{formatCents(invoice.total)}</span>
        <span className="min-w-0 truncate text-13 text-muted">
          {invoice.invoiceNumber} · {plural(invoice.lineCount, 'line')}
        </span>
        <span className="text-right text-13 text-muted">{formatDayWithYear(invoice.invoiceDate)}</span>
      </Link>
    </li>
  )
}
