import { ReceiptText } from 'lucide-react'
import { Suspense } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { DivisionsFailed } from '#areas/customers/web/public.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listInvoices } from '../invoices.endpoints.ts'
import { factsOnPaper } from './filters-in-use.ts'
import { InvoiceCards } from './invoice-cards.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import { InvoiceDownload } from './invoice-download.tsx'
import { filterOf, queryOf, readInvoiceSearch } from './invoice-search.ts'
import { InvoiceSums } from './invoice-sums.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { useChosenInvoices } from './use-chosen-invoices.ts'

const Pagination = loadOnDemand(() => import('#ui/pagination.tsx').then((module) => module.Pagination))

/** BILL-1: /invoices, updating live. */
export function InvoicesScreen() {
  const selected = useShipToParams()
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [search, setSearch] = useSearchState(readInvoiceSearch)
  // UI-6: any change of a filter leads back to page 1.
  const change: typeof setSearch = (part, options) => setSearch({ page: undefined, ...part }, options)
  const { data, error, refetch, isPlaceholderData } = useCall(
    listInvoices,
    { query: queryOf(search, selected, pageSize) },
    { keepPrevious: true },
  )
  const chosen = useChosenInvoices(filterOf(search, selected))
  const shown = data && {
    invoices: data.invoices,
    namesShipTo: search.of.kind === 'all' || search.of.kind === 'bill-to',
    today: data.today,
  }
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Invoices</h1>
      {data && <PrintFacts facts={factsOnPaper(search, data)} />}
      <InvoiceFilters search={search} change={change} range={data} />
      <DivisionsFailed />
      {error && !data ? (
        <ErrorState failure={error} what="The invoices" onRetry={() => void refetch()} />
      ) : !data || !shown ? (
        <div className="grid gap-px">
          {Array.from({ length: 10 }, (_, i) => (
            <Skeleton key={i} className="h-10 w-full" />
          ))}
        </div>
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.invoices.length === 0 ? (
            <EmptyState title="No invoices match" picture={<ReceiptText size={40} aria-hidden="true" />}>
              Widen the dates, take a filter off or choose another customer. An invoice appears here as soon as a
              delivery is billed.
            </EmptyState>
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
                <InvoiceSums list={data} />
                <div className="flex min-h-9 flex-wrap items-center justify-end gap-2 max-md:w-full print:hidden">
                  <InvoiceDownload filter={filterOf(search, selected)} total={data.totalRecords} chosen={chosen.ids} />
                </div>
              </div>
              {isPhone ? (
                <InvoiceCards {...shown} />
              ) : (
                <InvoiceTable {...shown} search={search} change={change} chosen={chosen} />
              )}
              <div className="min-h-12 pt-4">
                <Suspense>
                  <Pagination
                    pageNo={data.pageNo}
                    pageSize={pageSize}
                    total={data.totalRecords}
                    onPage={(page) => change({ page })}
                  />
                </Suspense>
              </div>
            </>
          )}
        </Refreshing>
      )}
    </div>
  )
}
