import { Link } from '#browser/link.tsx'
import { type ChangeSearch, useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PressChip } from '#ui/press-chip.tsx'
import { creditRequestsScreen } from '#areas/credit-requests/credit-requests.addresses.ts'
import { countCreditRequests } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { type QuickFilter, quickFilterNames, quickFilters } from '#areas/credit-requests/credit-filters.ts'
import { creditFilterOf, type CreditSearch } from './credit-search.ts'

/** Those that mean something to a customer. */
const forCustomers: readonly QuickFilter[] = ['all', 'unassigned', 'pendingDsrApproval', 'pendingDsmApproval']

/** CREDIT-2: the seven quick filters with live counts, and how many requests are late, to go to. */
export function QuickFilters({
  search,
  change,
  isForStaff,
}: {
  search: CreditSearch
  change: ChangeSearch<CreditSearch>
  isForStaff: boolean
}) {
  const hrefTo = useHref()
  const query = creditFilterOf(search)
  const { data, error, refetch } = useCall(countCreditRequests, { query }, { keepPrevious: true })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3 print:hidden">
      <div
        role="group"
        aria-label="Quick filters"
        className="flex max-w-full gap-1 py-0.5 max-md:snap-x max-md:overflow-x-auto md:flex-wrap"
      >
        {(isForStaff ? quickFilters : forCustomers).map((quick) => (
          <PressChip
            key={quick}
            isPressed={search.quick === quick}
            onPress={() => change({ quick: quick === 'all' ? undefined : quick })}
            count={data?.counts[quick]}
          >
            {quickFilterNames[quick]}
          </PressChip>
        ))}
      </div>
      {isForStaff && data !== undefined && data.late > 0 && (
        <Link
          href={hrefTo(creditRequestsScreen.search({ late: true, quick: undefined, page: undefined }))}
          className="text-13 font-medium text-danger"
        >
          {plural(data.late, 'request')} late
        </Link>
      )}
      {error && (
        <div className="w-full">
          <ErrorState isCompact failure={error} what="The counts" onRetry={() => void refetch()} />
        </div>
      )}
    </div>
  )
}
