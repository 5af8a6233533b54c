import { Banknote } from 'lucide-react'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { listPayments } from '../history.endpoints.ts'
import { filtersInUse } from './filters-in-use.ts'
import { PaymentCards } from './payment-cards.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import { filterOf, readPaymentSearch } from './payment-search.ts'
import { PaymentTable } from './payment-table.tsx'

/** BILL-4: /payment-history, updating live. */
export function PaymentsScreen() {
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readPaymentSearch)
  const query = {
    ...filterOf(search),
    pageNo: String(search.page),
    pageSize: String(pageSize),
    includeTotal: 'true' as const,
  }
  const payments = useCall(listPayments, { query }, { keepPrevious: true })
  const { data } = payments
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Payment history</h1>
      {data && <PrintFacts facts={filtersInUse(search).map(({ label }) => label)} />}
      <PaymentFilters search={search} change={change} range={data} />
      <CallList
        call={payments}
        what="The payments"
        isEmpty={({ payments }) => payments.length === 0}
        empty={
          <EmptyState title="No payments match" picture={<Banknote size={40} aria-hidden="true" />}>
            Widen the dates or take a filter off. A payment appears here as soon as it is made.
          </EmptyState>
        }
      >
        {(data) => (
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
            <ListPages
              pageNo={data.pageNo}
              pageSize={pageSize}
              total={data.totalRecords ?? 0}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}
