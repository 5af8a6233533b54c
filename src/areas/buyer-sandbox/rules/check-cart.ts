import { plural } from '#kit/text.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import type { Finding } from '#areas/punchout-settings/checked-message.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import type { ReturnedCartMessage, ReturnedItem } from './read-order-message.ts'

const good = (subject: string, text: string): Finding => ({ subject, state: 'good', text })
const note = (subject: string, text: string): Finding => ({ subject, state: 'note', text })
const wrong = (subject: string, text: string): Finding => ({ subject, state: 'wrong', text })

/**
 * PUNCH-5: what a buyer's system would look at in a cart that came back, and what it would think of
 * it.
 */
export function checkCart(
  cart: ReturnedCartMessage,
  sent: { readonly buyerCookie: string; readonly isTest: boolean; readonly shipToCode: string },
  facts: Pick<SimulatorFacts, 'uomMapCase' | 'uomMapEach'>,
): Finding[] {
  const cookie =
    cart.buyerCookie === sent.buyerCookie
      ? good('BuyerCookie', 'It came back as it was sent.')
      : wrong('BuyerCookie', `"${sent.buyerCookie}" was sent, "${cart.buyerCookie.slice(0, 80)}" came back.`)
  const secret = cart.hasSecret
    ? wrong('Secret', 'The message holds a SharedSecret, although it passed through the browser.')
    : good('Secret', 'The message holds no secret.')
  const mode =
    cart.isTest === sent.isTest
      ? good('Mode', `deploymentMode is "${sent.isTest ? 'test' : 'production'}", as it was sent.`)
      : wrong('Mode', 'deploymentMode differs from the one that was sent.')
  if (cart.items.length === 0)
    return [
      cookie,
      secret,
      cart.status === '204'
        ? note('Cart', 'The buyer left without a change (status 204): the requisition stays as it was.')
        : wrong('Cart', 'It has no line and no status 204: the buyer’s system would delete the requisition’s lines.'),
    ]
  return [cookie, secret, mode, linesOf(cart), totalOf(cart), unitsOf(cart, facts), shipToOf(cart, sent)]
}

const linesOf = ({ items }: ReturnedCartMessage): Finding => {
  const keys = new Set(items.map(({ partId, auxiliaryId }) => `${partId} ${auxiliaryId}`))
  const odd = items.find(({ quantity }) => !/^[1-9]\d{0,5}$/.test(quantity))
  if (odd) return wrong('Lines', `Quantity "${odd.quantity}" of ${odd.partId} is not a whole number.`)
  return keys.size === items.length
    ? good('Lines', `${plural(items.length, 'line')}, each of its own part and auxiliary id.`)
    : wrong('Lines', 'Two lines have the same part and auxiliary id; a buyer’s system cannot tell them apart.')
}

/** Hundredths of a cent; null for what is no price. */
const priceOf = (text: string): number | null => readDecimal(text, 4)

function totalOf({ items, total, currency }: ReturnedCartMessage): Finding {
  const sums = items.map(({ quantity, unitPrice }: ReturnedItem) => {
    const price = priceOf(unitPrice)
    return price === null || !/^\d{1,6}$/.test(quantity) ? null : BigInt(quantity) * BigInt(price)
  })
  const stated = priceOf(total)
  if (sums.includes(null) || stated === null) return wrong('Total', 'A price or the total is not a number.')
  const sum = sums.reduce<bigint>((all, each) => all + (each ?? 0n), 0n)
  return sum === BigInt(stated)
    ? good('Total', `${total} ${currency} is the sum of the lines.`)
    : wrong('Total', `${total} ${currency} is not the sum of quantity and unit price of the lines.`)
}

function unitsOf({ items }: ReturnedCartMessage, { uomMapCase, uomMapEach }: Parameters<typeof checkCart>[2]): Finding {
  const other = [...new Set(items.map(({ unit }) => unit))].filter((unit) => unit !== uomMapCase && unit !== uomMapEach)
  return other.length === 0
    ? good('Units', `All units are those of this integration (${uomMapCase}, ${uomMapEach}).`)
    : wrong('Units', `${other.join(', ')} is neither ${uomMapCase} (case) nor ${uomMapEach} (each).`)
}

const shipToOf = ({ shipTo }: ReturnedCartMessage, { shipToCode }: Parameters<typeof checkCart>[1]): Finding => {
  if (!shipTo) return note('Ship-to', 'The cart names no ship-to.')
  if (shipToCode === '' || shipTo.addressId === shipToCode)
    return good('Ship-to', `The cart is for ${shipTo.addressId} ${shipTo.name}.`)
  return note('Ship-to', `${shipToCode} was sent; the buyer changed to ${shipTo.addressId} ${shipTo.name}.`)
}
