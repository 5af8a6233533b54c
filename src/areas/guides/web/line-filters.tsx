import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { listCustomerCategories, listCustomerLocations } from '#areas/customer-data/named-entries.endpoints.ts'
import { MultiSelect } from '#ui/multi-select.tsx'
import { writeList } from './guide-search.ts'
import type { GuidePage } from './use-guide-page.ts'

const without = { value: 'none', label: 'None' }

/** GUIDE-1: lines of some categories or locations only; absent where the kitchen has none. */
export function LineFilters({ search, change }: Pick<GuidePage, 'search' | 'change'>) {
  const params = useShipToParams()
  const input = params && { params }
  const categories = useCall(listCustomerCategories, input).data?.categories ?? []
  const locations = useCall(listCustomerLocations, input).data?.locations ?? []
  const optionsOf = (entries: typeof categories) => [
    ...entries.map(({ id, name }) => ({ value: id, label: name })),
    without,
  ]
  return (
    <>
      {categories.length > 0 && (
        <div className="w-36 max-md:w-auto max-md:flex-1">
          <MultiSelect
            label="Categories"
            options={optionsOf(categories)}
            chosen={search.categories}
            onChange={(chosen) => change({ categories: writeList(chosen) })}
          />
        </div>
      )}
      {locations.length > 0 && (
        <div className="w-36 max-md:w-auto max-md:flex-1">
          <MultiSelect
            label="Locations"
            options={optionsOf(locations)}
            chosen={search.locations}
            onChange={(chosen) => change({ locations: writeList(chosen) })}
          />
        </div>
      )}
    </>
  )
}
