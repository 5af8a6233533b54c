import { useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Button } from '#ui/button.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import type { SettingsSearch } from './settings-search.ts'

type Filter = 'division' | 'prices' | 'switchSave' | 'ordering' | 'family'

const filters: readonly { name: Filter; label: string; options: Readonly<Record<string, string>> }[] = [
  { name: 'prices', label: 'Recipe prices', options: { current: 'Current', 'last purchased': 'Last purchased' } },
  { name: 'switchSave', label: 'Switch and save', options: { suggested: 'Suggested', blocked: 'Blocked' } },
  { name: 'ordering', label: 'Ordering', options: { allowed: 'Allowed', 'not-allowed': 'Not allowed' } },
  { name: 'family', label: 'Family', options: { parent: 'Parents', child: 'Children', alone: 'Neither' } },
]

/** CUST-2: any change leads back to page 1 (UI-6). */
export function SettingsFilters({
  search,
  change,
  divisions,
}: {
  search: SettingsSearch
  change: ChangeSearch<SettingsSearch>
  divisions: readonly string[]
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const [isOpen, setOpen] = useState(false)
  const all = [
    ...(divisions.length > 1
      ? [{ name: 'division' as const, label: 'Division', options: Object.fromEntries(divisions.map((d) => [d, d])) }]
      : []),
    ...filters,
  ]
  const inUse = all.filter(({ name }) => search[name] !== undefined).length
  return (
    <search className="flex flex-wrap items-end gap-2 pb-3">
      <KeywordFilter
        label="Ship-to, bill-to or city"
        className="min-w-40 flex-1 md:min-w-60"
        keyword={search.keyword}
        typed={typed}
      />
      <div className="md:hidden">
        <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          Filters{inUse > 0 && ` (${inUse})`}
        </Button>
      </div>
      <div className={`grid w-full grid-cols-2 gap-2 md:flex md:w-auto ${isOpen ? '' : 'max-md:hidden'}`}>
        {all.map(({ name, label, options }) => (
          <FilterSelect
            key={name}
            label={label}
            value={search[name]}
            options={Object.entries(options)}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
    </search>
  )
}
