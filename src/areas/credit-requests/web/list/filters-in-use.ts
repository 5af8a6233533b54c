import type { FilterInUse } from '#ui/filters-in-use.tsx'
import { formatDayWithYear } from '#kit/dates.ts'
import { capitalized } from '#kit/text.ts'
import { creditStatusNames } from '#areas/credit-requests/rules/status-words.ts'
import type { CreditSearch } from './credit-search.ts'
import { creditTypeNames } from '../credit-words.ts'

type Filter = FilterInUse<CreditSearch>

const rangeWords = (from: string | undefined, to: string | undefined): string =>
  [from && `from ${formatDayWithYear(from)}`, to && `until ${formatDayWithYear(to)}`].filter(Boolean).join(' ')

/** CREDIT-2: every filter that differs from the default, as a chip each. */
export function filtersInUse(search: CreditSearch): Filter[] {
  const { keyword, billTo, shipTo, dsm, dsr, assignedTo, divisions } = search
  const invoiced = rangeWords(search.invoiceFrom, search.invoiceTo)
  const returned = rangeWords(search.returnFrom, search.returnTo)
  const one = (key: string, label: string | undefined | false, off: Filter['off'] = { [key]: undefined }): Filter[] =>
    label ? [{ key, label, off }] : []
  const each = <T extends string>(name: 'statuses' | 'codes' | 'creditTypes', words: (value: T) => string): Filter[] =>
    (search[name] as readonly T[]).map((value) => ({
      key: value,
      label: words(value),
      off: { [name]: (search[name] as readonly T[]).filter((other) => other !== value).join(',') || undefined },
    }))
  return [
    ...one('keyword', keyword && `“${keyword}”`),
    ...each('statuses', (status: keyof typeof creditStatusNames) => capitalized(creditStatusNames[status])),
    ...each('codes', (code: string) => code),
    ...each('creditTypes', (type: keyof typeof creditTypeNames) => creditTypeNames[type]),
    ...one('divisions', divisions && `Divisions ${divisions.join(', ')}`),
    ...one('billTo', billTo && `Bill-to ${billTo}`),
    ...one('shipTo', shipTo && `Ship-to ${shipTo}`),
    ...one('dsm', dsm && `DSM ${dsm}`),
    ...one('dsr', dsr && `DSR ${dsr}`),
    ...one('assignedTo', assignedTo && 'Assigned to one person'),
    ...one('late', search.late && 'Late'),
    ...one('invoiced', invoiced && `Invoiced ${invoiced}`, { invoiceFrom: undefined, invoiceTo: undefined }),
    ...one('returned', returned && `Returned ${returned}`, { returnFrom: undefined, returnTo: undefined }),
  ]
}
