import type { FilterInUse } from '#ui/filters-in-use.tsx'
import { formatDay } from '#kit/dates.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { statusWord } from './order-badge.tsx'
import { creditWords, dateTypes, noScope, type OrderSearch, originWords } from './order-search.ts'

const rangeText = (from: string | undefined, to: string | undefined): string =>
  from && to ? `${formatDay(from)} to ${formatDay(to)}` : from ? `from ${formatDay(from)}` : `until ${formatDay(to!)}`

/** ORDER-1: every filter that differs from the usual, as a chip each. */
export function filtersInUse(search: OrderSearch): FilterInUse<OrderSearch>[] {
  const { keyword, dateType, from, to, statuses, soTypes, creditType, origin } = search
  return [
    ...(keyword ? [{ key: 'keyword', label: `“${keyword}”`, off: { keyword: undefined } }] : []),
    ...scopeInUse(search),
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
    ...(creditType ? [{ key: 'creditType', label: creditWords[creditType], off: { creditType: undefined } }] : []),
    ...(origin ? [{ key: 'origin', label: originWords[origin], off: { origin: undefined } }] : []),
  ]
}

/** Whose orders are listed, where that is not the selected ship-to alone. */
function scopeInUse({ everywhere, divisions, billTo, shipTo, dsm, dsr }: OrderSearch): FilterInUse<OrderSearch>[] {
  if (!everywhere) return []
  const spaced = (id: string) => id.replace('/', ' ')
  return [
    { key: 'everywhere', label: 'All ship-tos', off: { everywhere: undefined, ...noScope } },
    ...divisions.map((code) => ({
      key: `division ${code}`,
      label: code,
      off: { divisions: divisions.filter((other) => other !== code) },
    })),
    ...(billTo ? [{ key: 'billTo', label: `Bill-to ${spaced(billTo)}`, off: { billTo: undefined } }] : []),
    ...(shipTo ? [{ key: 'shipTo', label: `Ship-to ${spaced(shipTo)}`, off: { shipTo: undefined } }] : []),
    ...(dsm ? [{ key: 'dsm', label: `DSM ${dsm}`, off: { dsm: undefined } }] : []),
    ...(dsr ? [{ key: 'dsr', label: `DSR ${dsr}`, off: { dsr: undefined } }] : []),
  ]
}

/** ORDER-1: what a printed list is about: the date type and range it has, and the filters on it. */
export const factsOnPaper = (search: OrderSearch, { from, to }: { from: string; to: string }): string[] => [
  `${dateTypes[search.dateType]} ${rangeText(from, to)}`,
  ...filtersInUse(search).flatMap(({ key, label }) => (key === 'range' || key === 'dateType' ? [] : [label])),
]
