import { useState } from 'react'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { callPath } from '#contract/endpoint.ts'
import { buttonLook } from '#ui/button.tsx'
import { FiltersInUse } from '#ui/filters-in-use.tsx'
import { DateRange } from '#ui/date-range.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { FiltersButton } from '#ui/filters-button.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { downloadPayments } from '../history.endpoints.ts'
import { paymentStatuses } from '../payment.ts'
import { statusWords } from '../rules/status-words.ts'
import { filtersInUse } from './filters-in-use.ts'
import { filterOf, methodWords, modeWords, type PaymentSearch } from './payment-search.ts'

/** BILL-4: the filters; what is on stands below as removable chips. */
export function PaymentFilters({
  search,
  change,
  range,
}: {
  search: PaymentSearch
  change: ChangeSearch<PaymentSearch>
  /** The range the server used. */
  range: { from: string; to: string } | undefined
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const [isOpen, setOpen] = useState(false)
  const inUse = filtersInUse(search)
  // From a tablet on each field takes its place beside the keyword: two rows, on a desktop one.
  const group = 'grid w-full grid-cols-2 items-start gap-2 md:contents [&>*]:min-w-0 md:[&>*]:max-w-44'
  return (
    <div className="grid gap-2 pb-3 print:hidden">
      <search className="flex flex-wrap items-end gap-2 md:items-start">
        <KeywordFilter
          label="Payment, invoice or method"
          className="min-w-40 flex-1 md:min-w-48"
          keyword={search.keyword}
          typed={typed}
        />
        <FiltersButton isOpen={isOpen} isChanged={inUse.length > 0} onChange={setOpen} />
        <div className={`${group} ${isOpen ? '' : 'max-md:hidden'}`}>
          <FilterSelect
            label="Status"
            value={search.statuses?.length === 1 ? search.statuses[0] : undefined}
            options={paymentStatuses.map((status) => [status, statusWords[status].label] as const)}
            onChange={(statuses) => change({ statuses })}
          />
          <FilterSelect
            label="Method"
            value={search.method === '0' ? undefined : search.method}
            options={methodWords}
            onChange={(method) => change({ method })}
          />
          <FilterSelect
            label="Mode"
            value={search.mode === 0 ? undefined : String(search.mode)}
            options={modeWords}
            onChange={(mode) => change({ mode })}
          />
          <DateRange value={{ from: search.from ?? null, to: search.to ?? null }} usual={range} onChange={change} />
          <div className="md:pt-6">
            <a className={buttonLook('secondary')} href={fileAddress(search)}>
              Download CSV
            </a>
          </div>
        </div>
      </search>
      <FiltersInUse filters={inUse} change={change} />
    </div>
  )
}

function fileAddress(search: PaymentSearch): string {
  const given = Object.entries(filterOf(search)).filter(([, value]) => value !== undefined && value !== '')
  return `${callPath(downloadPayments)}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
