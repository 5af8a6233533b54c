import { Banknote } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listPayments } from '../history.endpoints.ts'
import { filtersInUse } from './filters-in-use.ts'
import { PaymentCards } from './payment-cards.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import { filterOf, readPaymentSearch } from './payment-search.ts'
import { PaymentTable } from './payment-table.tsx'

const Pagination = loadOnDemand(() => import('#ui/pagination.tsx').then((module) => module.Pagination))

/** BILL-4: /payment-history, updating live. */
export function PaymentsScreen() {
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [search, setSearch] = useSearchState(readPaymentSearch)
  // UI-6: any change of a filter leads back to page 1.
  const change: typeof setSearch = (part, options) => setSearch({ page: undefined, ...part }, options)
  const query = {
    ...filterOf(search),
    pageNo: String(search.page),
    pageSize: String(pageSize),
    includeTotal: 'true' as const,
  }
  const { data, error, refetch, isPlaceholderData } = useCall(listPayments, { query }, { keepPrevious: true })
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Payment history</h1>
      {data && <PrintFacts facts={filtersInUse(search).map(({ label }) => label)} />}
      <PaymentFilters search={search} change={change} range={data} />
      {error && !data ? (
        <ErrorState failure={error} what="The payments" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-px">
          {Array.from({ length: 10 }, (_, i) => (
            <Skeleton key={i} className="h-10 w-full" />
          ))}
        </div>
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.payments.length === 0 ? (
            <EmptyState title="No payments match" picture={<Banknote size={40} aria-hidden="true" />}>
              Widen the dates or take a filter off. A payment appears here as soon as it is made.
            </EmptyState>
          ) : (
            <>
              <p className="figures pb-3 text-13 text-muted">
                {plural(data.totalRecords ?? data.payments.length, 'payment')}, {formatCents(data.sum ?? 0)} paid or
                processing
              </p>
              {isPhone ? (
                <PaymentCards payments={data.payments} today={data.today} />
              ) : (
                <PaymentTable payments={data.payments} today={data.today} search={search} change={change} />
              )}
              <div className="min-h-12 pt-4">
                <Suspense>
                  <Pagination
                    pageNo={data.pageNo}
                    pageSize={pageSize}
                    total={data.totalRecords ?? 0}
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
