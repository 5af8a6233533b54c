import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { DateRange } from '#ui/date-range.tsx'
import { actionWords } from '../rules/describe-action.ts'
import type { AuditSearch } from './audit-search.ts'

const actions = Object.entries(actionWords)
  .map(([action, { label }]) => ({ action, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

type Change = ChangeSearch<AuditSearch>

/** PLAT-8: by person, by what it is about, by action and by day. */
export function AuditFilters({ search, change }: { search: AuditSearch; change: Change }) {
  return (
    <form
      role="search"
      className="grid grid-cols-2 items-start gap-2 pb-3 max-[22rem]:grid-cols-1 lg:grid-cols-[2fr_2fr_2fr_minmax(9rem,1fr)_minmax(9rem,1fr)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Text name="person" label="Person" search={search} change={change} />
      <Text name="about" label="Order, user or ship-to" search={search} change={change} />
      <label className="text-12 text-muted max-lg:col-span-full">
        Action
        <select
          className="field text-ink"
          value={search.action}
          onChange={(event) => change({ action: event.currentTarget.value })}
        >
          <option value="">All</option>
          {search.action && !actions.some(({ action }) => action === search.action) && (
            <option value={search.action}>{search.action}</option>
          )}
          {actions.map(({ action, label }) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <DateRange value={{ from: search.from ?? null, to: search.to ?? null }} onChange={change} />
    </form>
  )
}

function Text({
  name,
  label,
  search,
  change,
}: {
  name: 'person' | 'about'
  label: string
  search: AuditSearch
  change: Change
}) {
  const { text, type, sendNow } = useTypedKeyword(search[name], (asked, options) => change({ [name]: asked }, options))
  return (
    <label className="text-12 text-muted">
      {label}
      <input
        type="search"
        name={name}
        className="field text-ink"
        value={text}
        maxLength={100}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && sendNow()}
        onBlur={() => text.trim() !== search[name] && sendNow()}
      />
    </label>
  )
}
