import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import type { Order, OrderLine } from '#areas/orders/order.ts'
import { orderTypes } from '#areas/routing/order-types.ts'

/** What was done with the order the mail is about. */
export type OrderAct = 'placed' | 'changed' | 'cancelled'

/** Where the mail leads, and to whom it goes. */
export interface OrderMailFacts {
  readonly act: OrderAct
  /** Who did it. */
  readonly byName: string
  readonly orderUrl: string
  /** True for the customer a member of staff ordered for. */
  readonly isForCustomer: boolean
  /** Street and city lines of the ship-to; empty when they are not known. */
  readonly address: readonly string[]
  /** Whom to ask about the order; null when the ship-to has no DSR. */
  readonly contact: { readonly name: string; readonly email: string } | null
}

/**
 * CHECK-4: the mail to whoever placed the order, or to the customer it was placed for, in plain
 * text.
 */
export function orderMail(
  order: Order,
  { act, byName, orderUrl, isForCustomer, address, contact }: OrderMailFacts,
): { subject: string; text: string } {
  const about = order.isEstimate ? ' (estimate; weighed items are invoiced by their weight)' : ''
  const text = [
    openingOf(order, act, isForCustomer ? byName : null),
    '',
    `Ship to: ${order.shipToName} (${order.division} ${order.shipTo})`,
    ...address.map((line) => `         ${line}`),
    `Order type: ${orderTypes[order.soType]}`,
    `Delivery date: ${order.deliveryDate === null ? '-' : formatDay(order.deliveryDate)}`,
    `PO: ${order.po === '' ? '-' : order.po}`,
    '',
    ...order.items.map(lineText),
    '',
    `${plural(order.lines, 'line')}, ${plural(order.totalCases, 'case')}, ${plural(order.totalUnits, 'each', 'eaches')}`,
    `Subtotal: ${formatCents(order.subtotal)}${about}`,
    '',
    `View the order: ${orderUrl}`,
    ...(contact ? [`Questions about it: ${contactText(contact)}`] : []),
    '',
  ].join('\n')
  const was = act === 'placed' ? '' : ` ${act}`
  return { subject: `Order ${order.orderNumber}${was} for ${order.shipToName}`, text }
}

/** The first sentence; `byName` is who did it for its reader. */
function openingOf({ orderNumber }: Order, act: OrderAct, byName: string | null): string {
  if (byName !== null) return `${byName} ${act} order ${orderNumber} for you.`
  if (act === 'placed') return `Thank you for your order ${orderNumber}.`
  return act === 'changed' ? `Your order ${orderNumber} now reads:` : `Your order ${orderNumber} is cancelled. It was:`
}

/** CHECK-4: the same in one sentence, for those who want a text message (PROFILE-9). */
export function orderText(
  { orderNumber, shipToName, lines, subtotal, deliveryDate }: Order,
  act: OrderAct = 'placed',
): string {
  const delivery = deliveryDate === null ? '' : `, delivery ${formatDay(deliveryDate)}`
  return `Order ${orderNumber} for ${shipToName} ${act}: ${plural(lines, 'line')}, ${formatCents(subtotal)}${delivery}.`
}

/** The portal may know only the mail address of a DSR. */
const contactText = ({ name, email }: NonNullable<OrderMailFacts['contact']>): string =>
  name === email ? email : `${name}, ${email}`

function lineText(line: OrderLine): string {
  const cases = line.orderedCases > 0 ? [`${line.orderedCases} CS x ${formatCents(line.casePrice ?? 0)}`] : []
  const eaches = line.orderedUnits > 0 ? [`${line.orderedUnits} EA x ${formatCents(line.eachPrice ?? 0)}`] : []
  const quantities = [...cases, ...eaches].join(' + ')
  const about = [
    `${quantities} = ${formatCents(line.lineTotal)}`,
    ...(line.deliveryDate === null ? [] : [`Delivery ${formatDay(line.deliveryDate)}`]),
    ...(line.note === '' ? [] : [`Note: ${line.note}`]),
  ]
  return `${line.itemNumber}  ${line.description}  ${line.packSizeDescription}\n    ${about.join('\n    ')}`
}
