import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo, useHref, useListSearch } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { FiltersInUse } from '#ui/filters-in-use.tsx'
import { DateRange } from '#ui/date-range.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { FiltersButton } from '#ui/filters-button.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { PageFoot } from '#ui/page-foot.tsx'
import type { CustomerInvoiceSummary } from '#areas/customer-data/customer-invoice.ts'
import { customerInvoiceDialog } from '#areas/customer-data/customer-data.addresses.ts'
import { listCustomerInvoices } from '#areas/customer-data/customer-invoices.endpoints.ts'
import { kitchenPageSizes, readInvoicesSearch } from '../kitchen-search.ts'
import { TabHead } from '../tab-head.tsx'
import { UnreadLists } from '../unread-lists.tsx'
import { useOwnLists } from '../use-own-lists.ts'

/** GUIDE-4: invoices of other distributors, the newest first. */
export function InvoicesTab() {
  const params = useShipToParams()
  const go = useGo()
  const { distributors, retry } = useOwnLists()
  const [search, change] = useListSearch(readInvoicesSearch)
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const [isOpen, setOpen] = useState(false)
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
  const invoices = useCall(listCustomerInvoices, params && { params, query }, {
    keepPrevious: true,
  })
  const isNarrowed = distributor !== undefined || from !== null || to !== null
  const isFiltered = keyword !== '' || isNarrowed
  const chosen = distributors.find(({ id }) => id === distributor)?.name
  return (
    <div className="max-w-[992px]">
      <TabHead addLabel="Add invoice" onAdd={() => go(customerInvoiceDialog.open('new'))}>
        What other distributors billed. The newest line prices its custom item.
      </TabHead>
      <div className="grid gap-2 pb-3">
        <search className="flex print:hidden flex-wrap items-end gap-2">
          <KeywordFilter
            label="Number or note"
            className="min-w-[min(10rem,100%)] flex-1 md:min-w-48"
            keyword={keyword}
            typed={typed}
          />
          <FiltersButton isOpen={isOpen} isChanged={isNarrowed} onChange={setOpen} />
          <div
            className={`flex flex-wrap items-end gap-2 max-md:grid max-md:w-full max-md:grid-cols-2 max-[359px]:grid-cols-1 ${isOpen ? '' : 'max-md:hidden'}`}
          >
            <FilterSelect
              label="Distributor"
              className="max-md:col-span-full"
              value={distributor}
              options={distributors.map(({ id, name }) => [id, name] as const)}
              onChange={(value) => change({ distributor: value })}
            />
            <DateRange value={{ from, to }} onChange={change} />
          </div>
        </search>
        <FiltersInUse
          filters={
            chosen ? [{ key: 'distributor', label: `Distributor: ${chosen}`, off: { distributor: undefined } }] : []
          }
          change={change}
        />
        <UnreadLists retry={retry} />
      </div>
      <CallList
        call={invoices}
        what="Your invoices"
        rows={6}
        isEmpty={(page) => page.invoices.length === 0}
        empty={
          <EmptyState
            title={isFiltered ? 'No invoices found' : 'No invoices yet'}
            picture={<ReceiptText size={40} aria-hidden="true" />}
          >
            {isFiltered
              ? 'Widen the dates or take a filter off.'
              : 'Enter what another distributor billed, and your custom items have the price you really pay.'}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <LinkList label="Invoices">
              {data.invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </LinkList>
            <PageFoot
              pageNo={page}
              pageSize={pageSize}
              sizes={kitchenPageSizes}
              total={data.totalRecords ?? data.invoices.length}
              noun="Invoices"
              onPage={(next) => change({ page: next === 1 ? undefined : next })}
              onPageSize={(size) => change({ pageSize: size })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}

function InvoiceRow({ invoice }: { invoice: CustomerInvoiceSummary }) {
  const href = useHref()(customerInvoiceDialog.open(invoice.id))
  return (
    <LinkListEntry href={href} className="grid-cols-[minmax(0,1fr)_max-content]">
      <span className="min-w-0 truncate font-medium text-action">{invoice.distributorName}</span>
      <span className="figures text-right font-medium">{formatCents(invoice.total)}</span>
      <span className="min-w-0 truncate text-13 text-muted">
        {invoice.invoiceNumber} · {plural(invoice.lineCount, 'line')}
      </span>
      <span className="text-right text-13 text-muted">{formatDayWithYear(invoice.invoiceDate)}</span>
    </LinkListEntry>
  )
}
