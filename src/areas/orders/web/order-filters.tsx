import { SlidersHorizontal } from 'lucide-react'
import { type ChangeSearch, useGo } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Button } from '#ui/button.tsx'
import { FiltersInUse } from '#ui/filters-in-use.tsx'
import { DateRange } from '#ui/date-range.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { orderRangeLimits } from '../rules/order-range.ts'
import { orderFiltersDialog } from '../orders.addresses.ts'
import { filtersInUse } from './filters-in-use.ts'
import { DateTypeFilter } from './order-filter-fields.tsx'
import type { OrderSearch } from './order-search.ts'
import { StatusSwitch } from './status-switch.tsx'

/** The range the server used, and the division's day. */
export interface ListedRange {
  readonly from: string
  readonly to: string
  readonly today: string
}

/**
 * ORDER-1: the filters used most; all others are in a sheet. What is on stands below as removable
 * chips.
 */
export function OrderFilters({
  search,
  change,
  range,
}: {
  search: OrderSearch
  change: ChangeSearch<OrderSearch>
  range: ListedRange | undefined
}) {
  const go = useGo()
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const inUse = filtersInUse(search)
  const limits = range && orderRangeLimits(range.today)
  return (
    <div className="grid gap-2 pb-3 print:hidden">
      <search className="flex flex-wrap items-end gap-2 md:items-start">
        <KeywordFilter
          label="Order, PO or item"
          className="min-w-40 flex-1 md:min-w-48"
          keyword={search.keyword}
          typed={typed}
        />
        <div className="hidden flex-wrap items-start gap-2 *:max-w-44 md:flex">
          <DateTypeFilter search={search} change={change} />
          <DateRange
            value={{ from: search.from ?? null, to: search.to ?? null }}
            usual={range}
            min={limits?.from}
            max={limits?.to}
            onChange={change}
          />
        </div>
        <div className="flex flex-wrap items-end gap-2 max-md:w-full max-md:justify-between md:pt-5.5">
          <StatusSwitch statuses={search.statuses} onChange={(statuses) => change({ statuses })} />
          <Button aria-haspopup="dialog" onPress={() => go(orderFiltersDialog.open())}>
            <SlidersHorizontal size={16} aria-hidden="true" />
            Filters
          </Button>
        </div>
      </search>
      <FiltersInUse filters={inUse} change={change} />
    </div>
  )
}
