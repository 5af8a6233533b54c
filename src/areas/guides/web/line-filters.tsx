import { MultiSelect } from '#ui/multi-select.tsx'
import { writeList } from './guide-search.ts'
import type { GuidePage } from './use-guide-page.ts'
import { useShelfNames } from './use-shelf-names.ts'

/** GUIDE-1: lines of some categories or locations only; absent where the kitchen has none. */
export function LineFilters({ search, change }: Pick<GuidePage, 'search' | 'change'>) {
  const { categories, locations } = useShelfNames()
  const filters = [
    { name: 'categories', label: 'Categories', entries: categories },
    { name: 'locations', label: 'Locations', entries: locations },
  ] as const
  return filters
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, label, entries }) => (
      <div key={name} className="w-32 max-md:w-auto max-md:flex-1 lg:w-36">
        <MultiSelect
          label={label}
          options={[
            ...entries.map((entry) => ({ value: entry.id, label: entry.name })),
            { value: 'none', label: 'None' },
          ]}
          chosen={search[name]}
          onChange={(chosen) => change({ [name]: writeList(chosen) })}
        />
      </div>
    ))
}
