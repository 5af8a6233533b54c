import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { type CustomersSearch, customerStates } from './customers-search.ts'

/** CUST-1: any change leads back to page 1 (UI-6). */
export function CustomersFilters({
  search,
  change,
  divisions,
  seesInvoices,
}: {
  search: CustomersSearch
  change: ChangeSearch<CustomersSearch>
  divisions: readonly string[]
  seesInvoices: boolean
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const states = Object.entries(customerStates).filter(([state]) => seesInvoices || state !== 'past-due')
  const selects = [
    ...(divisions.length > 1
      ? [{ name: 'division' as const, label: 'Division', options: divisions.map((code) => [code, code] as const) }]
      : []),
    { name: 'state' as const, label: 'Show', options: states },
  ]
  return (
    <search className="flex flex-wrap items-end gap-2 pb-3">
      <KeywordFilter
        label="Customer, ship-to or city"
        className="min-w-[min(100%,13rem)] flex-1"
        keyword={search.keyword}
        typed={typed}
      />
      {selects.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={search[name]}
          options={options}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
    </search>
  )
}
