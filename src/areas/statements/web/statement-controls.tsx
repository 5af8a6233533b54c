import type { CallFailed } from '#browser/call-failed.ts'
import type { ChangeSearch } from '#browser/navigation.ts'
import { addDays } from '#kit/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { maxDaysBack } from '../rules/statement-period.ts'
import { type Statement, type StatementKind, statementKinds } from '../statement.ts'
import { kindWords } from '../statement-words.ts'
import type { StatementSearch } from './statement-search.ts'

/** BILL-2: how the statement is written, as of which day, and of which ship-to. */
export function StatementControls({
  search,
  change,
  statement,
  error,
}: {
  search: StatementSearch
  change: ChangeSearch<StatementSearch>
  statement: Statement | undefined
  error: CallFailed | null
}) {
  const limits = statement && { min: addDays(statement.today, -maxDaysBack), max: statement.today }
  const outside = () => 'A statement covers today and at most 1095 days back.'
  const problemOf = (field: string) => (error?.field === field ? error.message : undefined)
  return (
    <search className="flex flex-wrap items-start gap-2 *:min-w-40 max-sm:*:flex-1 print:hidden">
      <label>
        <span className="field-label">Statement</span>
        <select
          className="field"
          value={search.kind ?? 'openItem'}
          onChange={(event) => {
            const kind = event.currentTarget.value as StatementKind
            change({ kind: kind === 'openItem' ? undefined : kind })
          }}
        >
          {statementKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]}
            </option>
          ))}
        </select>
      </label>
      {search.kind === 'balanceForward' && (
        <DateField
          label="From"
          value={search.from ?? statement?.from ?? null}
          {...limits}
          whyIgnored={outside}
          error={problemOf('from')}
          isFilter
          onChange={(from) => change({ from: from ?? undefined })}
        />
      )}
      <DateField
        label="As of"
        value={search.asOf ?? statement?.asOf ?? null}
        {...limits}
        whyIgnored={outside}
        error={problemOf('asOf')}
        isFilter
        onChange={(asOf) => change({ asOf: asOf ?? undefined })}
      />
      {statement && statement.shipTos.length > 1 && (
        <FilterSelect
          label="Ship-to"
          className="max-w-full sm:max-w-72"
          value={search.shipTo}
          options={statement.shipTos.map(({ number, name }) => [number, `${number} ${name}`] as const)}
          onChange={(shipTo) => change({ shipTo })}
        />
      )}
    </search>
  )
}
