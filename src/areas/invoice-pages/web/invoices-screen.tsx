import { ReceiptText } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { DivisionsFailed } from '#areas/customers/web/public.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { listInvoices } from '../invoices.endpoints.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { factsOnPaper } from './filters-in-use.ts'
import { InvoiceCards } from './invoice-cards.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import { InvoiceDownload } from './invoice-download.tsx'
import { filterOf, queryOf, readInvoiceSearch } from './invoice-search.ts'
import { InvoiceSums } from './invoice-sums.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { useChosenInvoices } from './use-chosen-invoices.ts'

/** BILL-1: /invoices, updating live. */
export function InvoicesScreen() {
  const selected = useShipToParams()
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readInvoiceSearch)
  const invoices = useCall(listInvoices, { query: queryOf(search, selected, pageSize) }, { keepPrevious: true })
  const { data } = invoices
  const chosen = useChosenInvoices(filterOf(search, selected))
  const namesShipTo = search.of.kind === 'all' || search.of.kind === 'bill-to'
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Invoices</h1>
      {data && <PrintFacts facts={factsOnPaper(search, data)} />}
      <InvoiceFilters search={search} change={change} range={data} />
      <DivisionsFailed />
      <CallList
        call={invoices}
        what="The invoices"
        isEmpty={({ invoices }) => invoices.length === 0}
        empty={
          <EmptyState title="No invoices match" picture={<ReceiptText size={40} aria-hidden="true" />}>
            Widen the dates, take a filter off or choose another customer. An invoice appears here as soon as a delivery
            is billed.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
              <InvoiceSums list={data} />
              <div className="flex min-h-9 flex-wrap items-center justify-end gap-2 max-md:w-full print:hidden">
                <InvoiceDownload query={filterOf(search, selected)} count={data.totalRecords} />
              </div>
            </div>
            {isPhone ? (
              <InvoiceCards {...{ invoices: data.invoices, today: data.today, namesShipTo, chosen }} />
            ) : (
              <InvoiceTable {...{ invoices: data.invoices, today: data.today, namesShipTo, search, change, chosen }} />
            )}
            <ListPages
              pageNo={data.pageNo}
              pageSize={pageSize}
              total={data.totalRecords}
              onPage={(page) => change({ page })}
            />
            <ChosenBar chosen={chosen} />
          </>
        )}
      </CallList>
    </div>
  )
}
