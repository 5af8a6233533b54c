import type { CalendarDate } from '#kit/dates.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { describeDeliveryChange } from './describe-delivery-change.ts'

/** A cart whose delivery date moved by itself, and one of its owners. */
export interface MovedCart {
  readonly firstName: string
  readonly shipToName: string
  readonly division: string
  readonly shipTo: string
  readonly po: string
  readonly soType: SoType
  readonly before: CalendarDate
  readonly after: CalendarDate | null
}

/** CART-6: the mail to an owner whose cart's date moved in their absence, in plain text. */
export function dateMovedMail(cart: MovedCart, cartUrl: string): { subject: string; text: string } {
  const text = [
    `Hello ${cart.firstName},`,
    '',
    `your cart for ${cart.shipToName} (${cart.division} ${cart.shipTo}) has not been ordered yet.`,
    describeDeliveryChange(cart.before, cart.after, cart.soType),
    '',
    `PO: ${cart.po === '' ? '-' : cart.po}`,
    '',
    `Review the cart: ${cartUrl}`,
    '',
  ].join('\n')
  return { subject: `Delivery date changed: ${cart.shipToName}`, text }
}

/** CART-6: the same in one sentence, for those who want a text message (PROFILE-9). */
export const dateMovedText = ({ shipToName, before, after, soType }: MovedCart): string =>
  `${shipToName}: ${describeDeliveryChange(before, after, soType)}`
