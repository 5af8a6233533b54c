import type { ChangeSearch } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { countCreditRequests } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { type QuickFilter, quickFilterNames, quickFilters } from '#areas/credit-requests/credit-filters.ts'
import { creditFilterOf, type CreditSearch } from './credit-search.ts'

/** Those that mean something to a customer. */
const forCustomers: readonly QuickFilter[] = ['all', 'unassigned', 'pendingDsrApproval', 'pendingDsmApproval']

const scrollToIt = (chip: HTMLElement | null) => chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** CREDIT-2: the seven quick filters with live counts, and how many requests are late. */
export function QuickFilters({
  search,
  change,
  isForStaff,
}: {
  search: CreditSearch
  change: ChangeSearch<CreditSearch>
  isForStaff: boolean
}) {
  const { data } = useCall(countCreditRequests, { query: creditFilterOf(search) }, { keepPrevious: true })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3 print:hidden">
      <div
        role="group"
        aria-label="Quick filters"
        className="flex max-w-full gap-1 py-0.5 max-md:snap-x max-md:overflow-x-auto md:flex-wrap"
      >
        {(isForStaff ? quickFilters : forCustomers).map((quick) => (
          <button
            key={quick}
            type="button"
            // On a phone the strip scrolls, and an address may name its last filter.
            ref={search.quick === quick ? scrollToIt : null}
            aria-pressed={search.quick === quick}
            onClick={() => change({ quick: quick === 'all' ? undefined : quick })}
            className="inline-flex h-9 shrink-0 snap-start items-center gap-1.5 rounded-full border border-line px-3 text-14 whitespace-nowrap text-muted hover:text-ink aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:font-medium aria-pressed:text-action pointer-coarse:h-11"
          >
            {quickFilterNames[quick]}
            <span className="figures min-w-3 text-13">{data?.counts[quick].toLocaleString('en-US')}</span>
          </button>
        ))}
      </div>
      {isForStaff && data !== undefined && data.late > 0 && (
        <span className="text-13 font-medium text-danger">{plural(data.late, 'request')} late</span>
      )}
    </div>
  )
}
