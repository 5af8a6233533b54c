import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { DateRange } from '#ui/date-range.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { orderTypes } from '#areas/routing/order-types.ts'
import { orderStatuses } from '../order.ts'
import { orderRangeLimits } from '../rules/order-range.ts'
import { filtersInUse } from './filters-in-use.ts'
import { statusWord } from './order-badge.tsx'
import { type DateType, dateTypes, type OrderSearch } from './order-search.ts'

type Change = ChangeSearch<OrderSearch>

/** ORDER-1: the filters; what is on stands below as removable chips. */
export function OrderFilters({
  search,
  change,
  range,
}: {
  search: OrderSearch
  change: Change
  /** The range the server used, and the division's day. */
  range: { from: string; to: string; today: string } | undefined
}) {
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const [isOpen, setOpen] = useState(false)
  const inUse = filtersInUse(search)
  const limits = range && orderRangeLimits(range.today)
  return (
    <div className="grid gap-2 pb-3 print:hidden">
      <search className="flex flex-wrap items-end gap-2 md:items-start">
        <KeywordFilter
          label="Order, PO or item"
          className="min-w-40 flex-1 md:min-w-48"
          keyword={search.keyword}
          typed={typed}
        />
        <div className="md:hidden">
          <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            <SlidersHorizontal size={16} aria-hidden="true" />
            Filters
          </Button>
        </div>
        <div
          className={`grid w-full grid-cols-2 gap-2 items-start md:flex md:w-auto md:flex-wrap [&>*]:min-w-0 md:[&>*]:max-w-44 ${isOpen ? '' : 'max-md:hidden'}`}
        >
          <label>
            <span className="field-label">Date type</span>
            <select
              className="field"
              value={search.dateType}
              onChange={(event) => change({ dateType: event.currentTarget.value as DateType })}
            >
              {Object.entries(dateTypes).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <DateRange
            value={{ from: search.from ?? null, to: search.to ?? null }}
            usual={range}
            min={limits?.from}
            max={limits?.to}
            onChange={change}
          />
          <label>
            <span className="field-label">Status</span>
            <select
              className="field"
              value=""
              onChange={(event) => change({ statuses: [...search.statuses, event.currentTarget.value] })}
            >
              <option value="">{search.statuses.length === 0 ? 'All' : 'Add'}</option>
              {orderStatuses
                .filter((status) => !search.statuses.includes(status))
                .map((status) => (
                  <option key={status} value={status}>
                    {statusWord(status)}
                  </option>
                ))}
            </select>
          </label>
          <label>
            <span className="field-label">Order Type</span>
            <select
              className="field"
              value=""
              onChange={(event) => change({ soTypes: [...search.soTypes, event.currentTarget.value] })}
            >
              <option value="">{search.soTypes.length === 0 ? 'All' : 'Add'}</option>
              {Object.entries(orderTypes).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
      </search>
      {inUse.length > 0 && (
        <div className="flex flex-wrap gap-1.5" role="group" aria-label="Filters that are on">
          {inUse.map(({ key, label, off }) => (
            <Chip key={key} removeLabel={`Remove filter ${label}`} onRemove={() => change(off)}>
              {label}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
