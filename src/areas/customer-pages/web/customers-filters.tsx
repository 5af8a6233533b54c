import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
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
  const { text, type, sendNow } = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const states = Object.entries(customerStates).filter(([state]) => seesInvoices || state !== 'past-due')
  const selects = [
    ...(divisions.length > 1
      ? [{ name: 'division' as const, label: 'Division', options: divisions.map((code) => [code, code] as const) }]
      : []),
    { name: 'state' as const, label: 'Show', options: states },
  ]
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        sendNow()
      }}
    >
      <label className="min-w-52 flex-1 text-12 text-muted">
        Customer, ship-to or city
        <input
          type="search"
          className="field text-ink"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </label>
      {selects.map(({ name, label, options }) => (
        <label key={name} className="text-12 text-muted">
          {label}
          <select
            className={`field text-ink ${search[name] === undefined ? '' : 'border-action!'}`}
            value={search[name] ?? ''}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          >
            <option value="">All</option>
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  )
}
