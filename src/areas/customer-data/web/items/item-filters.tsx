import { useState } from 'react'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { FiltersInUse } from '#ui/filters-in-use.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { FiltersButton } from '#ui/filters-button.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import type { ItemsSearch } from '../kitchen-search.ts'
import type { useOwnLists } from '../use-own-lists.ts'

type Named = readonly { readonly id: string; readonly name: string }[]
const optionsOf = (entries: Named, without: string) => [
  ...entries.map(({ id, name }) => [id, name] as const),
  ['none', without] as const,
]

/** GUIDE-4: the filters of the items; what is on also stands below as chips. */
export function ItemFilters({
  search,
  change,
  lists,
}: {
  search: ItemsSearch
  change: ChangeSearch<ItemsSearch>
  lists: ReturnType<typeof useOwnLists>
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const isCustom = search.kind === undefined
  const [isOpen, setOpen] = useState(false)
  const filters = [
    { name: 'category', label: 'Category', entries: lists.categories, none: 'No category' },
    { name: 'location', label: 'Location', entries: lists.locations, none: 'No location' },
    { name: 'distributor', label: 'Distributor', entries: lists.distributors, none: 'Made in house' },
  ] as const
  const chips = filters.flatMap(({ name, label, entries, none }) => {
    const value = isCustom ? search[name] : undefined
    if (value === undefined) return []
    const words = value === 'none' ? none : ((entries as Named).find(({ id }) => id === value)?.name ?? '…')
    return [{ name, text: `${label}: ${words}` }]
  })
  const isChanged = !isCustom || chips.length > 0 || search.inactive === 'true'
  return (
    <div className="grid gap-2 pb-3">
      <search className="flex print:hidden flex-wrap items-end gap-2">
        <KeywordFilter
          label={isCustom ? 'Name, number, brand or GTIN' : 'Name or number'}
          className="min-w-[min(10rem,100%)] flex-1 md:min-w-48"
          keyword={search.keyword}
          typed={typed}
        />
        <FiltersButton isOpen={isOpen} isChanged={isChanged} onChange={setOpen} />
        <div
          className={`flex flex-wrap items-end gap-2 max-md:grid max-md:w-full max-md:grid-cols-2 ${isOpen ? '' : 'max-md:hidden'}`}
        >
          <label>
            <span className="field-label">Show</span>
            <select
              className="field"
              value={search.kind ?? ''}
              onChange={(event) => change({ kind: event.currentTarget.value || undefined })}
            >
              <option value="">Custom items</option>
              <option value="catalogue">Own words</option>
            </select>
          </label>
          {isCustom &&
            filters.map(({ name, label, entries, none }) => (
              <FilterSelect
                key={name}
                label={label}
                value={search[name]}
                options={optionsOf(entries, none)}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          {isCustom && (
            <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={search.inactive === 'true'}
                onChange={(event) => change({ inactive: event.currentTarget.checked ? 'true' : undefined })}
              />
              Deactivated too
            </label>
          )}
        </div>
      </search>
      <FiltersInUse
        filters={chips.map(({ name, text }) => ({ key: name, label: text, off: { [name]: undefined } }))}
        change={change}
      />
    </div>
  )
}
