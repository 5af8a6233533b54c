import { formatDay } from '#kit/dates.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { statusWord } from './order-badge.tsx'
import { dateTypes, type OrderSearch } from './order-search.ts'

/** A filter that is on, with what takes it off. */
export interface FilterInUse {
  readonly key: string
  readonly label: string
  readonly off: Partial<Record<keyof OrderSearch, unknown>>
}

const rangeText = (from: string | undefined, to: string | undefined): string =>
  from && to ? `${formatDay(from)} to ${formatDay(to)}` : from ? `from ${formatDay(from)}` : `until ${formatDay(to!)}`

/** ORDER-1: every filter that differs from the usual, as a chip each. */
export function filtersInUse(search: OrderSearch): FilterInUse[] {
  const { keyword, dateType, from, to, statuses, soTypes } = search
  return [
    ...(keyword ? [{ key: 'keyword', label: `“${keyword}”`, off: { keyword: undefined } }] : []),
    ...(dateType === 'delivery_date'
      ? []
      : [{ key: 'dateType', label: `By ${dateTypes[dateType].toLowerCase()}`, off: { dateType: undefined } }]),
    ...(from || to ? [{ key: 'range', label: rangeText(from, to), off: { from: undefined, to: undefined } }] : []),
    ...statuses.map((status) => ({
      key: status,
      label: statusWord(status),
      off: { statuses: statuses.filter((other) => other !== status) },
    })),
    ...soTypes.map((soType) => ({
      key: soType,
      label: orderTypes[soType],
      off: { soTypes: soTypes.filter((other) => other !== soType) },
    })),
  ]
}

/** ORDER-1: what a printed list is about: the date type and range it has, and the filters on it. */
export const factsOnPaper = (search: OrderSearch, { from, to }: { from: string; to: string }): string[] => [
  `${dateTypes[search.dateType]} ${rangeText(from, to)}`,
  ...filtersInUse(search).flatMap(({ key, label }) => (key === 'range' || key === 'dateType' ? [] : [label])),
]
