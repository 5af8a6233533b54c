import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { orderTypes, type SoType } from '#areas/routing/order-types.ts'
import { type OrderStatus, orderStatuses } from '../order.ts'

/** The dates a range can apply to (S0 section 3), with their labels. */
export const dateTypes = {
  delivery_date: 'Delivery date',
  order_date: 'Order date',
  modified_on: 'Modified on',
  created_on: 'Created on',
} as const
/** One of them. */
export type DateType = keyof typeof dateTypes

/** Columns that sort. */
export const orderSorts = ['orderNumber', 'placedAt', 'deliveryDate', 'status', 'subtotal'] as const
/** One of them. */
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
    sort: oneOf(orderSorts, texts['sort']),
    direction: texts['direction'] === 'asc' ? 'asc' : 'desc',
  }
}
