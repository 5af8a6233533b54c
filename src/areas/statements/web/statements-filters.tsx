import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import type { StatementsSearch } from './statements-search.ts'

const shown = [['past-due', 'Past due']] as const

/** BILL-2: any change leads back to page 1 (UI-6). */
export function StatementsFilters({
  search,
  change,
  divisions,
}: {
  search: StatementsSearch
  change: ChangeSearch<StatementsSearch>
  divisions: readonly string[]
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  return (
    <search className="flex flex-wrap items-end gap-2 pb-3">
      <KeywordFilter
        label="Bill-to name or number"
        className="min-w-[min(100%,13rem)] flex-1"
        keyword={search.keyword}
        typed={typed}
      />
      {divisions.length > 1 && (
        <FilterSelect
          label="Division"
          value={search.division}
          options={divisions.map((code) => [code, code] as const)}
          onChange={(division) => change({ division })}
        />
      )}
      <FilterSelect
        label="Show"
        value={search.show}
        options={shown}
        onChange={(show) => change({ show: show as StatementsSearch['show'] })}
      />
    </search>
  )
}
