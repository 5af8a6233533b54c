import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { methodFilter, type listPayments } from '../history.endpoints.ts'
import { paymentModes, type PaymentStatus, paymentStatuses } from '../payment.ts'

/** The words of the method filter, by their number on the wire. */
export const methodWords: readonly (readonly [string, string])[] = [
  ['1', 'Bank account'],
  ['2', 'Card'],
  ['3', 'Credits'],
  ['4', 'Check and other'],
]
/** The words of the mode filter, by their number on the wire. */
export const modeWords: readonly (readonly [string, string])[] = [
  ['1', 'Made by a person'],
  ['2', 'Autopay'],
  ['3', 'Payment link'],
  ['4', 'Payment plan'],
]

const sorts = ['placedAt', 'paymentNumber', 'amount', 'payOn', 'status', 'billTo'] as const
/** Columns that sort. */
export type PaymentSort = (typeof sorts)[number]

/** The state of the list in the address. */
export interface PaymentSearch {
  readonly page: number
  readonly keyword: string
  /** '0': all (S0 section 9). */
  readonly method: string
  /** 0: all. */
  readonly mode: number
  /** Undefined: all six. */
  readonly statuses: readonly PaymentStatus[] | undefined
  readonly from: CalendarDate | undefined
  readonly to: CalendarDate | undefined
  readonly sort: PaymentSort | undefined
  readonly direction: 'asc' | 'desc'
}

const dateOf = (text: string | undefined): CalendarDate | undefined => (text && isCalendarDate(text) ? text : undefined)

/** Parses the address; invalid values become the defaults. */
export function readPaymentSearch(texts: SearchTexts): PaymentSearch {
  const page = Number(texts['page'])
  const mode = Number(texts['mode'])
  const named = (texts['statuses'] ?? '').split(',')
  const statuses = paymentStatuses.filter((status) => named.includes(status))
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    method: methodFilter.find((method) => method === texts['method']) ?? '0',
    mode: Number.isInteger(mode) && mode > 0 && mode <= paymentModes.length ? mode : 0,
    statuses: statuses.length > 0 && statuses.length < paymentStatuses.length ? statuses : undefined,
    from: dateOf(texts['from']),
    to: dateOf(texts['to']),
    sort: sorts.find((sort) => sort === texts['sort']),
    direction: texts['direction'] === 'asc' ? 'asc' : 'desc',
  }
}

type Query = NonNullable<CallInput<typeof listPayments>['query']>

/** What of the address narrows the list, as the call and the file take it. */
export const filterOf = ({ keyword, method, mode, statuses, from, to, sort, direction }: PaymentSearch): Query => ({
  keyword,
  method: method as '0',
  mode: String(mode),
  paymentStatuses: statuses?.join(','),
  from,
  to,
  sort,
  sortDirection: sort && direction,
})
