import { SlidersHorizontal } from 'lucide-react'
import { type ChangeSearch, useGo } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Button } from '#ui/button.tsx'
import { FiltersInUse } from '#ui/filters-in-use.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { creditFiltersDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import type { CreditSearch } from './credit-search.ts'
import { StatusFilter, TypeFilter } from './credit-filter-fields.tsx'
import { filtersInUse } from './filters-in-use.ts'

/**
 * CREDIT-2: the filters used most; all others are in a sheet. What is on stands below as removable
 * chips.
 */
export function CreditFilters({ search, change }: { search: CreditSearch; change: ChangeSearch<CreditSearch> }) {
  const go = useGo()
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  return (
    <div className="grid gap-2 pb-3 print:hidden">
      <search className="flex flex-wrap items-end gap-2">
        <KeywordFilter
          label="Request, invoice, item or ship-to"
          className="min-w-40 flex-1 md:min-w-48"
          keyword={search.keyword}
          typed={typed}
        />
        <div className="hidden items-end gap-2 *:w-44 @min-[43rem]:flex">
          <StatusFilter search={search} change={change} />
          <TypeFilter search={search} change={change} />
        </div>
        <Button aria-haspopup="dialog" onPress={() => go(creditFiltersDialog.open())}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          Filters
        </Button>
      </search>
      <FiltersInUse filters={filtersInUse(search)} change={change} />
    </div>
  )
}
