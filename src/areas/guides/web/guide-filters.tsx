import { Rows2, Rows3, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Button } from '#ui/button.tsx'
import { IconSwitch } from '#ui/icon-switch.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { plural } from '#kit/text.ts'
import { findsAll, type GuideGrouping } from './guide-search.ts'
import type { GuideDensity } from './kept-view.ts'
import { LineFilters } from './line-filters.tsx'
import type { GuidePage } from './use-guide-page.ts'

const groupingWords: Readonly<Record<GuideGrouping, string>> = {
  none: 'Shelf order',
  category: 'Category',
  location: 'Location',
}

const densities = [
  { id: 'list', label: 'Rows with pictures', icon: Rows2 },
  { id: 'dense', label: 'Dense rows', icon: Rows3 },
] as const

/** Whether lines are left out or under headings. */
export const isNarrowed = (search: GuidePage['search']): boolean => !findsAll(search) || search.group !== 'none'

/** GUIDE-1: which lines are shown, and under which headings. */
export function GuideFilters({
  page: { search, change, clear, total },
  scanner,
  density,
  onDensity,
  view,
  isOpen,
}: {
  page: GuidePage
  /** Beside the search, for those who order. */
  scanner: ReactNode
  density: GuideDensity
  /** Absent where the density is given, as on a phone. */
  onDensity: ((density: GuideDensity) => void) | undefined
  /** The choice of the columns, where there are some. */
  view: ReactNode
  /** Whether a phone shows them. */
  isOpen: boolean
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const isChanged = isNarrowed(search)
  // On a phone the lines come first: search and filters are folded away.
  return (
    <search
      className={`${isOpen ? '' : 'max-md:hidden'} flex print:hidden flex-wrap items-end gap-x-3 gap-y-2 pb-3 max-md:gap-x-2 max-md:pb-2`}
    >
      <KeywordFilter
        label="Search the guide"
        name="keyword"
        className="min-w-[min(10rem,100%)] flex-1 md:max-w-72"
        keyword={search.keyword}
        typed={typed}
      />
      {scanner}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 max-md:w-full">
        <label className="w-32 max-md:w-auto max-md:flex-1 lg:w-36">
          <span className="field-label">Group by</span>
          <select
            className="field"
            value={search.group}
            onChange={(event) => {
              const { value } = event.currentTarget
              change({ group: value === 'none' ? undefined : value })
            }}
          >
            {Object.entries(groupingWords).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <LineFilters search={search} change={change} />
      </div>
      {isChanged && (
        <Button
          variant="quiet"
          onPress={() => {
            typed.reset()
            clear()
          }}
        >
          <X size={16} aria-hidden="true" />
          Clear
        </Button>
      )}
      <span className="ml-auto flex items-center gap-3 max-md:w-full print:hidden">
        <span className="figures text-13 text-muted" aria-live="polite">
          {total !== undefined && !findsAll(search) && `${plural(total, 'line')} found`}
        </span>
        {view}
        {onDensity && <IconSwitch label="Density" choices={densities} value={density} onChange={onDensity} />}
      </span>
    </search>
  )
}
