import { formatClockTime } from '#kit/clock-time.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'

/** A cart whose cut-off is near. */
export interface CartBeforeCutOff {
  readonly firstName: string
  readonly shipToName: string
  readonly division: string
  readonly shipTo: string
  readonly po: string
  readonly deliveryDate: CalendarDate
  readonly cutOffAt: Date
  /** IANA zone of the division. */
  readonly timeZone: string
  readonly lines: number
  readonly cases: number
  readonly units: number
}

/**
 * CHECK-1: the reminder of an open cart before its cut-off, in plain text, in the division's time.
 */
export function cutOffMail(cart: CartBeforeCutOff, reviewUrl: string): { subject: string; text: string } {
  const delivery = formatDay(cart.deliveryDate)
  const time = formatClockTime(cart.cutOffAt, cart.timeZone)
  const cutOffDay = formatDay(todayIn(cart.timeZone, cart.cutOffAt))
  const amounts = [
    plural(cart.lines, 'line'),
    ...(cart.cases > 0 ? [plural(cart.cases, 'case')] : []),
    ...(cart.units > 0 ? [plural(cart.units, 'each', 'eaches')] : []),
  ]
  const text = [
    `Hello ${cart.firstName},`,
    '',
    `your cart for ${cart.shipToName} (${cart.division} ${cart.shipTo}) has not been ordered yet.`,
    `Place the order by ${time} on ${cutOffDay} to have it delivered on ${delivery}.`,
    '',
    `PO: ${cart.po === '' ? '-' : cart.po}`,
    `In the cart: ${amounts.join(', ')}`,
    '',
    `Review the cart: ${reviewUrl}`,
    '',
  ].join('\n')
  return { subject: `Order by ${time} for ${delivery}: ${cart.shipToName}`, text }
}

/** CHECK-1: the same in one sentence, for those who want a text message (PROFILE-9). */
export function cutOffText(cart: CartBeforeCutOff): string {
  const time = formatClockTime(cart.cutOffAt, cart.timeZone)
  return `Order by ${time} for ${formatDay(cart.deliveryDate)}: ${cart.shipToName}, ${plural(cart.lines, 'line')} in the cart.`
}
