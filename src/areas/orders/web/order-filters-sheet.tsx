import type { DialogProps } from '#browser/web-area.ts'
import { DateRange } from '#ui/date-range.tsx'
import { FilterGroup, FiltersSheet } from '#ui/filters-sheet.tsx'
import { plural } from '#kit/text.ts'
import { orderRangeLimits } from '../rules/order-range.ts'
import { filtersInUse } from './filters-in-use.ts'
import { DateTypeFilter, KindFields, ScopeFields } from './order-filter-fields.tsx'
import { useOrderList } from './use-order-list.ts'

/** ORDER-1: every filter of the list. */
export function OrderFiltersSheet({ close }: DialogProps) {
  const {
    search,
    change,
    list: { data },
  } = useOrderList()
  const limits = data && orderRangeLimits(data.today)
  return (
    <FiltersSheet
      inUse={filtersInUse(search)}
      change={change}
      showLabel={data?.totalRecords === undefined ? 'Show orders' : `Show ${plural(data.totalRecords, 'order')}`}
      onClose={close}
    >
      <FilterGroup title="Dates">
        <div className="col-span-full">
          <DateTypeFilter search={search} change={change} />
        </div>
        <DateRange
          value={{ from: search.from ?? null, to: search.to ?? null }}
          usual={data}
          min={limits?.from}
          max={limits?.to}
          onChange={change}
        />
      </FilterGroup>
      <FilterGroup title="Kind">
        <KindFields search={search} change={change} />
      </FilterGroup>
      <FilterGroup title="Customer">
        <ScopeFields search={search} change={change} />
      </FilterGroup>
    </FiltersSheet>
  )
}
