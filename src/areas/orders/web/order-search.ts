import { customerKeyIn } from '#kit/customer-key.ts'
import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { orderTypes, type SoType } from '#areas/routing/order-types.ts'
import { type OrderOrigin, orderOrigins, type OrderStatus, orderStatuses } from '../order.ts'
import { creditTypes, orderSorts } from '../order-filters.ts'

/** The dates a range can apply to (S0 section 3), with their labels. */
export const dateTypes = {
  delivery_date: 'Delivery date',
  order_date: 'Order date',
  modified_on: 'Modified on',
  created_on: 'Created on',
} as const
/** One of them. */
export type DateType = keyof typeof dateTypes

/** Credit types with their labels; all of them is no filter. */
export const creditWords = { credits: 'Credits', noCredits: 'No credits' } as const
/** Origins with their labels. */
export const originWords: Readonly<Record<OrderOrigin, string>> = { online: 'Online', Punchout: 'Punchout' }

/** One of the columns that sort. */
export type OrderSort = (typeof orderSorts)[number]

/** The state of the list in the address. */
export interface OrderSearch {
  readonly page: number
  readonly keyword: string
  readonly dateType: DateType
  readonly from: string | undefined
  readonly to: string | undefined
  readonly statuses: readonly OrderStatus[]
  readonly soTypes: readonly SoType[]
  readonly creditType: keyof typeof creditWords | undefined
  readonly origin: OrderOrigin | undefined
  /** Every ship-to of the reader, not the selected one alone. */
  readonly everywhere: boolean
  readonly divisions: readonly string[]
  /** 'NLV/0000100'. */
  readonly billTo: string | undefined
  readonly shipTo: string | undefined
  readonly dsm: string | undefined
  readonly dsr: string | undefined
  readonly sort: OrderSort | undefined
  readonly direction: 'asc' | 'desc'
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text)
const someOf = <T extends string>(values: readonly T[], text: string | undefined): readonly T[] => {
  const names = text?.split(',') ?? []
  return values.filter((value) => names.includes(value))
}
const dateOf = (text: string | undefined): CalendarDate | undefined => (text && isCalendarDate(text) ? text : undefined)

/** Parses the address; invalid values become the defaults. */
export function readOrderSearch(texts: SearchTexts): OrderSearch {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    dateType: oneOf(Object.keys(dateTypes) as DateType[], texts['dateType']) ?? 'delivery_date',
    from: dateOf(texts['from']),
    to: dateOf(texts['to']),
    statuses: someOf(orderStatuses, texts['statuses']),
    soTypes: someOf(Object.keys(orderTypes) as SoType[], texts['soTypes']),
    creditType: oneOf(Object.keys(creditWords) as (keyof typeof creditWords)[], texts['creditType']),
    origin: oneOf(Object.keys(orderOrigins) as OrderOrigin[], texts['origin']),
    everywhere: texts['everywhere'] === 'true',
    divisions: (texts['divisions'] ?? '').split(',').filter((code) => /^[A-Z0-9]{2,6}$/.test(code)),
    billTo: customerKeyIn(texts['billTo']),
    shipTo: customerKeyIn(texts['shipTo']),
    dsm: texts['dsm']?.slice(0, 254) || undefined,
    dsr: texts['dsr']?.slice(0, 254) || undefined,
    sort: oneOf(orderSorts, texts['sort']),
    direction: texts['direction'] === 'asc' ? 'asc' : 'desc',
  }
}

/** What both lists are asked for. */
export const filtersOf = (search: OrderSearch) => ({
  keyword: search.keyword,
  dateType: search.dateType,
  from: search.from,
  to: search.to,
  statuses: search.statuses.join(',') || undefined,
  soTypes: search.soTypes.join(',') || undefined,
  creditType: search.creditType ?? creditTypes[0],
  originSource: search.origin && (String(orderOrigins[search.origin]) as '-1' | '5'),
  sort: search.sort,
  sortDirection: search.sort && search.direction,
})

/** Whose orders the list over several ship-tos is asked for. */
export const scopeOf = ({ divisions, billTo, shipTo, dsm, dsr }: OrderSearch) => ({
  divisions: divisions.join(',') || undefined,
  billTo,
  shipTo,
  dsm,
  dsr,
})

/** The parameters that narrow the list over several ship-tos, all taken off. */
export const noScope = { divisions: undefined, billTo: undefined, shipTo: undefined, dsm: undefined, dsr: undefined }
