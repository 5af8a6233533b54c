import type { FilterInUse } from '#ui/filters-in-use.tsx'
import { formatDayWithYear } from '#kit/dates.ts'
import { statusWords } from '../rules/status-words.ts'
import { methodWords, modeWords, type PaymentSearch } from './payment-search.ts'

const wordsOf = (words: readonly (readonly [string, string])[], value: string): string =>
  words.find(([key]) => key === value)?.[1] ?? value

/** BILL-4: every filter that differs from the usual, as a chip each. */
export function filtersInUse({
  keyword,
  method,
  mode,
  statuses,
  from,
  to,
}: PaymentSearch): FilterInUse<PaymentSearch>[] {
  const range = [from && `from ${formatDayWithYear(from)}`, to && `until ${formatDayWithYear(to)}`].filter(Boolean)
  const found: (FilterInUse<PaymentSearch> | false | '' | undefined)[] = [
    keyword && { key: 'keyword', label: `“${keyword}”`, off: { keyword: undefined } },
    method !== '0' && { key: 'method', label: wordsOf(methodWords, method), off: { method: undefined } },
    mode !== 0 && { key: 'mode', label: wordsOf(modeWords, String(mode)), off: { mode: undefined } },
    range.length > 0 && { key: 'range', label: `Made ${range.join(' ')}`, off: { from: undefined, to: undefined } },
  ]
  return [
    ...found.filter((each): each is FilterInUse<PaymentSearch> => Boolean(each)),
    ...(statuses ?? []).map((status) => ({
      key: status,
      label: statusWords[status].label,
      off: { statuses: statuses!.filter((each) => each !== status).join(',') || undefined },
    })),
  ]
}
