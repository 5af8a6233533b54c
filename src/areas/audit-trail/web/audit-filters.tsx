import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { DateRange } from '#ui/date-range.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { actionWords } from '../rules/describe-action.ts'
import type { AuditSearch } from './audit-search.ts'

const actions = Object.entries(actionWords)
  .map(([action, { label }]) => [action, label] as const)
  .toSorted(([, a], [, b]) => a.localeCompare(b))

type Change = ChangeSearch<AuditSearch>

/** PLAT-8: by person, by what it is about, by action and by day. */
export function AuditFilters({ search, change }: { search: AuditSearch; change: Change }) {
  // An address may name an action of a former version.
  const isListed = search.action === '' || actions.some(([action]) => action === search.action)
  return (
    <search className="grid grid-cols-2 items-start gap-2 pb-3 max-[22rem]:grid-cols-1 lg:grid-cols-[2fr_2fr_2fr_minmax(9rem,1fr)_minmax(9rem,1fr)]">
      <Text name="person" label="Person" search={search} change={change} />
      <Text name="about" label="Order, user or ship-to" search={search} change={change} />
      <FilterSelect
        label="Action"
        className="max-lg:col-span-full"
        value={search.action}
        options={isListed ? actions : [[search.action, search.action], ...actions]}
        onChange={(action) => change({ action })}
      />
      <DateRange value={{ from: search.from ?? null, to: search.to ?? null }} onChange={change} />
    </search>
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
  const typed = useTypedKeyword(search[name], (asked, options) => change({ [name]: asked }, options))
  return <KeywordFilter label={label} name={name} keyword={search[name]} typed={typed} />
}
