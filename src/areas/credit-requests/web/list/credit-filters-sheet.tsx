import { BillToFilter, RepFilters, ShipToFilter, useDivisions } from '#areas/customers/web/public.tsx'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { plural } from '#kit/text.ts'
import { DateRange } from '#ui/date-range.tsx'
import { FilterFailed } from '#ui/filter-failed.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { FilterGroup, FiltersSheet } from '#ui/filters-sheet.tsx'
import { SeveralFilter } from '#ui/several-filter.tsx'
import { defaultCreditDivisions } from '#areas/credit-requests/credit-filters.ts'
import { listCreditStaff } from '#areas/credit-requests/credit-moves.endpoints.ts'
import { CodeFilter, StatusFilter, TypeFilter } from './credit-filter-fields.tsx'
import { filtersInUse } from './filters-in-use.ts'
import { useCreditList } from './use-credit-list.ts'

/** CREDIT-2: every filter of the queue. */
export function CreditFiltersSheet({ close }: DialogProps) {
  const { kind, can } = useActor()
  const { search, change, list } = useCreditList()
  const divisions = useDivisions()
  const worksOnThem = kind === 'internal' && can('actOnCreditRequests')
  const people = useCall(listCreditStaff, worksOnThem ? {} : null)
  const total = list.data?.totalRecords
  return (
    <FiltersSheet
      inUse={filtersInUse(search)}
      change={change}
      showLabel={total === undefined ? 'Show requests' : `Show ${plural(total, 'request')}`}
      onClose={close}
    >
      <FilterGroup title="Kind">
        <StatusFilter search={search} change={change} />
        <TypeFilter search={search} change={change} />
        <CodeFilter search={search} change={change} />
        {worksOnThem && (
          <FilterSelect
            label="Assigned to"
            value={search.assignedTo}
            options={(people.data?.staff ?? []).map(({ id, name }) => [id, name])}
            onChange={(assignedTo) => change({ assignedTo })}
          />
        )}
        {people.error && !people.data && (
          <FilterFailed failure={people.error} what="The filter by person" onRetry={() => void people.refetch()} />
        )}
      </FilterGroup>
      <FilterGroup title="Dates">
        <DateRange
          labels={{ from: 'Invoiced from', to: 'Invoiced to' }}
          value={{ from: search.invoiceFrom ?? null, to: search.invoiceTo ?? null }}
          onChange={(range) => change(renamed(range, 'invoice'))}
        />
        <DateRange
          labels={{ from: 'Returned from', to: 'Returned to' }}
          value={{ from: search.returnFrom ?? null, to: search.returnTo ?? null }}
          onChange={(range) => change(renamed(range, 'return'))}
        />
      </FilterGroup>
      <FilterGroup title="Customer">
        <BillToFilter value={search.billTo} onChange={(billTo) => change({ billTo })} />
        <ShipToFilter value={search.shipTo} onChange={(shipTo) => change({ shipTo })} />
        {divisions.length > 1 && (
          <SeveralFilter
            label="Division"
            words={divisions.map((code) => [code, code])}
            chosen={search.divisions ?? divisions.filter((code) => defaultCreditDivisions.includes(code))}
            onChange={(chosen) => change({ divisions: chosen.length === 0 ? divisions : chosen })}
          />
        )}
        {kind === 'internal' && <RepFilters dsm={search.dsm} dsr={search.dsr} onChange={change} />}
      </FilterGroup>
    </FiltersSheet>
  )
}

/** { from } -> { invoiceFrom }. */
const renamed = (range: object, name: 'invoice' | 'return'): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(range).map(([end, date]) => [name + (end === 'from' ? 'From' : 'To'), date ?? undefined]),
  )
