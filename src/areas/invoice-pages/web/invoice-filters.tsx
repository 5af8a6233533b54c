import { useState } from 'react'
import { useActor, useMe } from '#browser/current-user.ts'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { RepFilters, useDivisions } from '#areas/customers/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { FiltersInUse } from '#ui/filters-in-use.tsx'
import { DateRange } from '#ui/date-range.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { FiltersButton } from '#ui/filters-button.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { invoiceRangeLimits } from '../rules/invoice-range.ts'
import { CustomerFilter } from './customer-filter.tsx'
import { filtersInUse } from './filters-in-use.ts'
import { type InvoiceSearch, showWords } from './invoice-search.ts'

/** BILL-1: the filters; what is on stands below as removable chips. */
export function InvoiceFilters({
  search,
  change,
  range,
}: {
  search: InvoiceSearch
  change: ChangeSearch<InvoiceSearch>
  /** The range of invoice dates the server used, and its day. */
  range: { from: string; to: string; today: string } | undefined
}) {
  const me = useMe()
  const isStaff = useActor().kind === 'internal'
  const divisions = useDivisions()
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const inUse = filtersInUse(search)
  const hasMoreInUse = inUse.some(({ key }) => ['due', 'division', 'dsr', 'dsm'].includes(key))
  const [isOpen, setOpen] = useState(false)
  const [hasMore, setHasMore] = useState(hasMoreInUse)
  const limits = range && invoiceRangeLimits(range.today)
  const group =
    'grid w-full grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-start gap-2 md:flex md:w-auto md:flex-wrap [&>*]:min-w-0 md:[&>*]:max-w-48'
  return (
    <div className="grid gap-2 pb-3 print:hidden">
      <search className="flex flex-wrap items-end gap-2 md:items-start">
        <KeywordFilter
          label="Invoice, PO, order or item"
          className="min-w-40 flex-1 md:min-w-48"
          keyword={search.keyword}
          typed={typed}
        />
        <FiltersButton isOpen={isOpen} isChanged={inUse.length > 0} onChange={setOpen} />
        <div className={`${group} ${isOpen ? '' : 'max-md:hidden'}`}>
          {me.shipToCount > 1 && <CustomerFilter scope={search.of} onChange={(of) => change({ of })} />}
          <FilterSelect
            label="Show"
            value={search.show === 'all' ? undefined : search.show}
            options={Object.entries(showWords).filter(([show]) => show !== 'all')}
            onChange={(show) => change({ show })}
          />
          <DateRange
            value={{ from: search.from ?? null, to: search.to ?? null }}
            usual={range}
            min={limits?.from}
            max={limits?.to}
            onChange={change}
          />
          <div className="md:pt-6">
            <Button aria-expanded={hasMore} onPress={() => setHasMore(!hasMore)}>
              {hasMore ? 'Fewer filters' : 'More filters'}
            </Button>
          </div>
        </div>
        {hasMore && (
          <fieldset className={`${group} md:w-full! ${isOpen ? '' : 'max-md:hidden'}`}>
            <legend className="sr-only">More filters</legend>
            <DueRange search={search} change={change} limits={limits} />
            {divisions.length > 1 && search.of.kind === 'all' && (
              <FilterSelect
                label="Division"
                value={search.division}
                options={divisions.map((code) => [code, code] as const)}
                onChange={(division) => change({ division })}
              />
            )}
            {isStaff && <RepFilters dsm={search.dsm} dsr={search.dsr} onChange={change} />}
          </fieldset>
        )}
      </search>
      <FiltersInUse filters={inUse} change={change} />
    </div>
  )
}

/** The range of due dates; its fields have the labels of a range, so a name says which it is. */
function DueRange({
  search,
  change,
  limits,
}: {
  search: InvoiceSearch
  change: ChangeSearch<InvoiceSearch>
  limits: { from: string; to: string } | undefined
}) {
  return (
    <DateRange
      labels={{ from: 'Due from', to: 'Due to' }}
      value={{ from: search.dueFrom ?? null, to: search.dueTo ?? null }}
      min={limits?.from}
      max={limits?.to}
      onChange={({ from, to }) =>
        change({ ...(from !== undefined && { dueFrom: from }), ...(to !== undefined && { dueTo: to }) })
      }
    />
  )
}
