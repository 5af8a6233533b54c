import { formatMoment } from '#kit/clock-time.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { LineQuantity } from '#areas/orders/order.ts'
import { quantityText } from '#areas/orders/rules/line-outcome.ts'
import type { ShortState, TakenItem } from '../order-short.ts'

/** A line that is news to the customer. */
export interface NewShort {
  readonly description: string
  readonly missing: LineQuantity
  readonly reason: string
  readonly state: ShortState
  /** Why they are asked although they chose something; may be empty. */
  readonly whyAsked: string
  readonly taken: TakenItem | null
}

/** The order it is about. */
export interface ShortOrder {
  readonly orderNumber: string
  readonly shipToName: string
  readonly deliveryDate: string | null
  readonly departsAt: string | null
  readonly timeZone: string
  /** Where they answer. */
  readonly url: string
}

/** NEXT-3: the mail and the text message about lines that come short. */
export function shortMail(order: ShortOrder, shorts: readonly NewShort[]) {
  const open = shorts.filter(({ state }) => state === 'open')
  const what = `${plural(shorts.length, 'item')} short in order ${order.orderNumber}`
  const subject = open.length > 0 ? `${what}: please choose` : what
  const until = order.departsAt && formatMoment(new Date(order.departsAt), order.timeZone)
  const lines = [
    `Your order ${order.orderNumber} for ${order.shipToName}${order.deliveryDate ? `, ${formatDay(order.deliveryDate)}` : ''}:`,
    '',
    ...shorts.map(lineOf),
    '',
    ...(open.length > 0
      ? [
          `Choose what comes instead, or go without${until ? `, until the truck leaves at ${until}` : ''}:`,
          order.url,
          '',
        ]
      : ['See the order:', order.url, '']),
    'What we write you about is up to you: Profile, Notifications.',
    '',
  ]
  return {
    mail: { subject, text: lines.join('\n') },
    text: `${subject}${open.length > 0 && until ? ` until ${until}` : ''}. ${order.url}`,
  }
}

function lineOf({ description, missing, reason, state, whyAsked, taken }: NewShort): string {
  const short = `- ${description}: ${quantityText(missing)} short${reason ? ` (${reason})` : ''}`
  if (taken) return `${short}; ${taken.description}, ${quantityText(taken)}, comes instead.`
  if (state === 'informed') return `${short}; no substitute, as you chose.`
  return `${short}.${whyAsked ? ` ${whyAsked}` : ''}`
}
