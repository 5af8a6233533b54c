import { useState } from 'react'
import { Chip } from '#ui/chip.tsx'
import { orderTypes } from '#areas/routing/order-types.ts'
import { orderStatuses } from '../order.ts'
import { statusWord } from './order-badge.tsx'
import { type DateType, dateTypes, type OrderSearch } from './order-search.ts'

type Change = (part: Partial<Record<keyof OrderSearch, unknown>>) => void

/** ORDER-1: the filters; what is on stands below as removable chips. */
export function OrderFilters({
  search,
  change,
  range,
}: {
  search: OrderSearch
  change: Change
  /** The range the server used. */
  range: { from: string; to: string } | undefined
}) {
  const [keyword, setKeyword] = useState(search.keyword)
  const dates = { from: search.from ?? range?.from ?? '', to: search.to ?? range?.to ?? '' }
  return (
    <div className="grid gap-2 pb-3">
      <form
        role="search"
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          change({ keyword })
        }}
      >
        <label className="min-w-48 flex-1 text-12 text-muted">
          Order, PO or item
          <input
            type="search"
            className="field text-ink"
            value={keyword}
            onChange={(event) => setKeyword(event.currentTarget.value)}
            onBlur={() => keyword !== search.keyword && change({ keyword })}
          />
        </label>
        <label className="text-12 text-muted">
          Date type
          <select
            className="field text-ink"
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
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="text-12 text-muted">
            {end === 'from' ? 'From' : 'To'}
            <input
              type="date"
              className="field text-ink"
              value={dates[end]}
              onChange={(event) => event.currentTarget.value && change({ [end]: event.currentTarget.value })}
            />
          </label>
        ))}
        <label className="text-12 text-muted">
          Status
          <select
            className="field text-ink"
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
        <label className="text-12 text-muted">
          Order Type
          <select
            className="field text-ink"
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
      </form>
      {search.statuses.length + search.soTypes.length > 0 && (
        <div className="flex flex-wrap gap-1.5" role="group" aria-label="Filters that are on">
          {search.statuses.map((status) => (
            <Chip
              key={status}
              removeLabel={`Remove filter ${statusWord(status)}`}
              onRemove={() => change({ statuses: search.statuses.filter((other) => other !== status) })}
            >
              {statusWord(status)}
            </Chip>
          ))}
          {search.soTypes.map((soType) => (
            <Chip
              key={soType}
              removeLabel={`Remove filter ${orderTypes[soType]}`}
              onRemove={() => change({ soTypes: search.soTypes.filter((other) => other !== soType) })}
            >
              {orderTypes[soType]}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
