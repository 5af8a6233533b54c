import type { FilterInUse } from '#ui/filters-in-use.tsx'
import { formatDayWithYear } from '#kit/dates.ts'
import { showWords, type InvoiceSearch } from './invoice-search.ts'

const rangeText = (from: string | undefined, to: string | undefined): string =>
  from && to
    ? `${formatDayWithYear(from)} to ${formatDayWithYear(to)}`
    : from
      ? `from ${formatDayWithYear(from)}`
      : `until ${formatDayWithYear(to!)}`

/** BILL-1: every filter that differs from the usual, as a chip each. */
export function filtersInUse(search: InvoiceSearch): FilterInUse<InvoiceSearch>[] {
  const { keyword, show, from, to, dueFrom, dueTo, division, dsr, dsm } = search
  const found: (FilterInUse<InvoiceSearch> | false | '' | undefined)[] = [
    keyword && { key: 'keyword', label: `“${keyword}”`, off: { keyword: undefined } },
    show !== 'all' && { key: 'show', label: showWords[show], off: { show: undefined } },
    (from !== undefined || to !== undefined) && {
      key: 'range',
      label: `Invoiced ${rangeText(from, to)}`,
      off: { from: undefined, to: undefined },
    },
    (dueFrom !== undefined || dueTo !== undefined) && {
      key: 'due',
      label: `Due ${rangeText(dueFrom, dueTo)}`,
      off: { dueFrom: undefined, dueTo: undefined },
    },
    search.of.kind === 'all' && division && { key: 'division', label: division, off: { division: undefined } },
    dsr && { key: 'dsr', label: `DSR ${dsr}`, off: { dsr: undefined } },
    dsm && { key: 'dsm', label: `DSM ${dsm}`, off: { dsm: undefined } },
  ]
  return found.filter((each): each is FilterInUse<InvoiceSearch> => Boolean(each))
}

/** BILL-1: what a printed list is about. */
export const factsOnPaper = (search: InvoiceSearch, { from, to }: { from: string; to: string }): string[] => [
  `Invoiced ${rangeText(from, to)}`,
  ...filtersInUse(search).flatMap(({ key, label }) => (key === 'range' ? [] : [label])),
]
