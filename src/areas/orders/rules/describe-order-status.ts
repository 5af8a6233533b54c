import { type CalendarDate, formatDay } from '#kit/dates.ts'
import type { NotificationEvent } from '#areas/notifications/notification.ts'
import type { OrderStatus } from '../order.ts'

/** What a message about an order says. */
export interface OrderNews {
  readonly orderNumber: string
  readonly shipToName: string
  readonly po: string
  readonly deliveryDate: CalendarDate | null
  readonly status: OrderStatus
  /** What the ERP says for people; may be empty. */
  readonly message: string
}

/** The notification of it: event, mail and text message. */
export interface OrderTold {
  readonly event: NotificationEvent
  readonly mail: { readonly subject: string; readonly text: string }
  readonly text: string
}

const failed = {
  event: 'orderFailed',
  word: 'needs attention',
  line: 'It could not be taken and will not come as it is.',
} as const

/** Which states are news to whoever ordered, and in which words. */
const newsByStatus: Partial<Record<OrderStatus, { event: NotificationEvent; word: string; line: string }>> = {
  Open: { event: 'orderConfirmed', word: 'is confirmed', line: 'It is in the warehouse’s plan.' },
  Invoiced: { event: 'orderInvoiced', word: 'has shipped', line: 'Its invoice is made.' },
  Failed: failed,
  Expired: failed,
}

/**
 * PROFILE-9: the notification for whoever placed an order about its new state; undefined for states
 * that are not notified.
 */
export function describeOrderStatus(order: OrderNews): OrderTold | undefined {
  const news = newsByStatus[order.status]
  if (!news) return undefined
  const { orderNumber, shipToName, po, deliveryDate, message } = order
  const subject = `Order ${orderNumber} ${news.word}: ${shipToName}`
  const delivery = deliveryDate === null ? '-' : formatDay(deliveryDate)
  const text = [
    `Your order ${orderNumber} for ${shipToName} ${news.word}.`,
    news.line,
    ...(message === '' ? [] : ['', message]),
    '',
    `Delivery date: ${delivery}`,
    `PO: ${po === '' ? '-' : po}`,
    '',
    'You find it under Orders. What we write you about is up to you: Profile, Notifications.',
    '',
  ].join('\n')
  return {
    event: news.event,
    mail: { subject, text },
    text: `${subject}${deliveryDate === null ? '' : `, ${delivery}`}.`,
  }
}
