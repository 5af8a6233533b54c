import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import type { ChangeSearch } from '#browser/navigation.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { PressChip } from '#ui/press-chip.tsx'
import type { SheetSection } from '#areas/inventory/rules/list-shelves.ts'
import { type CountSearch, shows } from './count-search.ts'

/** How far the count is. */
export interface CountProgress {
  readonly counted: number
  readonly total: number
  readonly undecided: number
}

/**
 * INV-1: how far the count is, and which of its shelves are shown; on a phone the shelf at hand
 * needs the room, so that the filters are folded away.
 */
export function SheetTools({
  isPhone,
  progress,
  ...filters
}: { isPhone: boolean; progress: CountProgress } & Omit<Parameters<typeof Filters>[0], 'progress'>) {
  const { counted, total } = progress
  return (
    <div className="grid gap-2 pb-3 md:gap-3 print:hidden">
      <ProgressBar
        label={`${counted} of ${total} counted`}
        percent={total === 0 ? 0 : Math.floor((counted / total) * 100)}
      />
      {isPhone ? (
        <Disclosure title="Find and filter" isOpen={filters.search.keyword !== '' || filters.search.show !== 'all'}>
          <Filters {...filters} progress={progress} />
        </Disclosure>
      ) : (
        <Filters {...filters} progress={progress} />
      )}
    </div>
  )
}

function Filters({
  search,
  change,
  sections,
  progress: { counted, total, undecided },
}: {
  search: CountSearch
  change: ChangeSearch<CountSearch>
  sections: readonly SheetSection[]
  progress: CountProgress
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const numbers = { all: total, uncounted: total - counted, undecided }
  return (
    <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_200px_auto]">
      <KeywordFilter label="Find an item" name="keyword" keyword={search.keyword} typed={typed} />
      <FilterSelect
        label="Location"
        value={search.location}
        options={sections.map(({ locationId, name }) => [locationId ?? 'none', name] as const)}
        onChange={(location) => change({ location })}
      />
      <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
        {(Object.keys(shows) as (keyof typeof shows)[]).map((show) => (
          <PressChip
            key={show}
            isPressed={search.show === show}
            onPress={() => change({ show: show === 'all' ? undefined : show })}
            count={numbers[show]}
            isUrgent={show === 'undecided' && undecided > 0}
          >
            {shows[show]}
          </PressChip>
        ))}
      </div>
    </div>
  )
}
