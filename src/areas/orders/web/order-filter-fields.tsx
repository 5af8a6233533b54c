import { useMe } from '#browser/current-user.ts'
import { useActor } from '#browser/current-user.ts'
import type { ChangeSearch } from '#browser/navigation.ts'
import { BillToFilter, RepFilters, ShipToFilter, useDivisions } from '#areas/customers/web/public.tsx'
import { orderTypes, type SoType } from '#areas/routing/order-types.ts'
import { FilterSelect } from '#ui/filter-select.tsx'
import { SeveralFilter } from '#ui/several-filter.tsx'
import { type OrderStatus, orderStatuses } from '../order.ts'
import { statusWord } from './order-badge.tsx'
import { creditWords, type DateType, dateTypes, noScope, type OrderSearch, originWords } from './order-search.ts'

interface FieldsProps {
  readonly search: OrderSearch
  readonly change: ChangeSearch<OrderSearch>
}

/** ORDER-1: which date the range is about. */
export function DateTypeFilter({ search, change }: FieldsProps) {
  return (
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
  )
}

/** ORDER-1: states, order types, credit type and origin. */
export function KindFields({ search, change }: FieldsProps) {
  return (
    <>
      <SeveralFilter<OrderStatus>
        label="Order status"
        words={orderStatuses.map((status) => [status, statusWord(status)])}
        chosen={search.statuses}
        onChange={(statuses) => change({ statuses })}
      />
      <SeveralFilter<SoType>
        label="Order Type"
        words={Object.entries(orderTypes) as [SoType, string][]}
        chosen={search.soTypes}
        onChange={(soTypes) => change({ soTypes })}
      />
      <FilterSelect
        label="Credit type"
        value={search.creditType}
        options={Object.entries(creditWords)}
        onChange={(creditType) => change({ creditType })}
      />
      <FilterSelect
        label="Origin source"
        value={search.origin}
        options={Object.entries(originWords)}
        onChange={(origin) => change({ origin })}
      />
    </>
  )
}

/**
 * ORDER-1: whose orders: the selected ship-to's, or those of every ship-to of the reader, narrowed.
 * Absent for whoever has one ship-to.
 */
export function ScopeFields({ search, change }: FieldsProps) {
  const isStaff = useActor().kind === 'internal'
  const { shipToCount } = useMe()
  const divisions = useDivisions()
  if (shipToCount < 2) return null
  return (
    <>
      <label className="col-span-full">
        <span className="field-label">Orders of</span>
        <select
          className={`field ${search.everywhere ? 'border-action!' : ''}`}
          value={search.everywhere ? 'all' : 'one'}
          onChange={(event) =>
            change({ everywhere: event.currentTarget.value === 'all' ? 'true' : undefined, ...noScope })
          }
        >
          <option value="one">The selected ship-to</option>
          <option value="all">{isStaff ? 'All ship-tos I look after' : 'All my ship-tos'}</option>
        </select>
      </label>
      {search.everywhere && (
        <>
          <BillToFilter value={search.billTo} onChange={(billTo) => change({ billTo })} />
          <ShipToFilter value={search.shipTo} onChange={(shipTo) => change({ shipTo })} />
          {divisions.length > 1 && (
            <SeveralFilter
              label="Division"
              words={divisions.map((code) => [code, code])}
              chosen={search.divisions}
              onChange={(chosen) => change({ divisions: chosen })}
            />
          )}
          {isStaff && <RepFilters dsm={search.dsm} dsr={search.dsr} onChange={change} />}
        </>
      )}
    </>
  )
}
