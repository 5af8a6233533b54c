import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import {
  calendarOf,
  type CartCall,
  factsOf,
  linePrice,
  lockCart,
  type LoadedCart,
  saveCart,
  startCart,
} from '#areas/carts/server/public.ts'
import { maySetLine } from '#areas/carts/rules/may-set-line.ts'
import { checkOrder } from '#areas/checkout/rules/check-order.ts'
import { notifyOfOrder, orderOfCart, pricesNow, reviewFactsOf, withIfShort } from '#areas/checkout/server/public.ts'
import type { OrderedLine, OrderRequest } from '#areas/cxml/cxml.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { insertOrder } from '#areas/orders/server/public.ts'
import { mappingOf, ownShipTos } from '#areas/punchout-settings/server/public.ts'
import { keysIn, type Received } from '#areas/punchout/server/public.ts'
import { maxQuantity, numberLength } from '#contract/values.ts'
import type { Queries } from '#platform/database/database.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import type { OrderedPartLine } from '../ordered-document.ts'
import { judgePrices } from '../rules/judge-prices.ts'
import { nearestDate } from '../rules/nearest-date.ts'
import { type OwnShipTo, shipToOfLine } from '../rules/ship-to-of-line.ts'
import { unitOfOrderedLine } from '../rules/unit-of-ordered-line.ts'
import { notifyOfHeld } from './notify-of-held.ts'
import { ownerAsCaller } from './owner-as-caller.ts'
import { addOrderPart, shipToOfReturn } from './punchout-orders.store.ts'

/** What the portal's prices are in. */
const currency = 'USD'

/** A line as our carts count it. */
interface CountedLine extends OrderedLine {
  readonly itemNumber: string
  readonly isCase: boolean
}

const wrong = (message: string) => new Refused({ ...cxmlRefusals.cxml_value_wrong, message })

/**
 * PUNCH-3: a sales order for each ship-to of a purchase order, through the rule of placing. Returns
 * why it is held instead; nothing is sent to the ERP then, and its carts wait for a person.
 */
export async function placeParts(
  tx: Queries,
  received: Received,
  order: OrderRequest,
  id: string,
): Promise<readonly string[]> {
  const { integration, services } = received
  refuseOtherCurrencies(order)
  const doubts: string[] = []
  const lines = order.lines.map((line): CountedLine => {
    const counted = unitOfOrderedLine(line, integration)
    if (!counted) throw wrong(`Line ${line.lineNumber}: the unit "${line.unit.slice(0, 40)}" is not known.`)
    if (counted.isDoubtful) doubts.push(`Line ${line.lineNumber}: the unit contradicts the auxiliary id.`)
    return { ...line, itemNumber: padNumber(line.partId, numberLength), isCase: counted.unit === 'case' }
  })
  const parts = await byShipTo(tx, received, order, lines)
  const filled: { cart: LoadedCart; call: CartCall; ordered: readonly CountedLine[] }[] = []
  for (const [shipTo, ordered] of parts)
    filled.push({ ...(await fill(tx, received, order, { shipTo, ordered })), ordered })
  const prices = filled.flatMap(({ cart }, index) => comparedIn(cart, [...parts.values()][index]!))
  doubts.push(...orRefuse(judgePrices(prices, services.config.constants.punchoutPrices)).reasons)
  if (isOtherTotal(order)) doubts.push('The total is not that of the lines.')
  const checked = filled.map((part) => ({ ...part, decision: decide(part, received.now) }))
  for (const { decision } of checked) {
    // Lines that cannot be ordered are the buyer's to change; whatever else stands against it is
    // for a person.
    if (!decision.allowed) doubts.push(decision.refusal.message)
  }
  for (const { cart, call, ordered, decision } of checked) {
    const isPlaced = doubts.length === 0 && decision.allowed
    const salesOrderId = isPlaced ? await placeCart(tx, received, cart, call, decision.value.findings) : null
    await addOrderPart(tx, id, { cartId: cart.id, salesOrderId }, ordered.map(partLine))
    if (salesOrderId === null) await notifyOfHeld(tx, received, order, cart, doubts)
  }
  return doubts
}

function refuseOtherCurrencies({ currency: ofTotal, lines }: OrderRequest): void {
  const other = [ofTotal, ...lines.map((line) => line.currency)].find((each) => each !== '' && each !== currency)
  if (other !== undefined) throw wrong(`The currency "${other.slice(0, 10)}" is not ${currency}.`)
}

const partLine = (line: CountedLine): OrderedPartLine => ({
  lineNumber: line.lineNumber,
  partId: line.partId,
  auxiliaryId: line.auxiliaryId,
  unit: line.unit,
  quantity: line.quantity,
  unitPrice: line.unitPrice ?? null,
  itemNumber: line.itemNumber,
  isCase: line.isCase,
})

/** Sums that differ are common in real orders: they are looked at, not refused (punchout O6). */
function isOtherTotal({ total, lines }: OrderRequest): boolean {
  if (total === undefined || lines.some(({ unitPrice }) => unitPrice === undefined)) return false
  const sum = lines.reduce((all, { quantity, unitPrice }) => all + BigInt(quantity) * BigInt(unitPrice!), 0n)
  const difference = sum - BigInt(total)
  return difference > 100n || difference < -100n
}

/** The lines of each ship-to. */
async function byShipTo(
  tx: Queries,
  { integration }: Received,
  order: OrderRequest,
  lines: readonly CountedLine[],
): Promise<ReadonlyMap<OwnShipTo, CountedLine[]>> {
  const { userId } = integration.owner
  const mapping = await mappingOf(tx, userId, integration.id)
  const orderable = (await ownShipTos(tx, userId)).filter(({ isOrderingAllowed }) => isOrderingAllowed)
  const returnedFor = await shipToOfReturn(tx, integration.id, keysIn(order.lines))
  const parts = new Map<string, { shipTo: OwnShipTo; lines: CountedLine[] }>()
  for (const line of lines) {
    const shipTo = orRefuse(shipToOfLine(line.shipTo ?? order.shipTo, { mapping, orderable }, returnedFor))
    const key = `${shipTo.division}/${shipTo.shipTo}`
    const part = parts.get(key) ?? { shipTo, lines: [] }
    part.lines.push(line)
    parts.set(key, part)
  }
  return new Map([...parts.values()].map((part) => [part.shipTo, part.lines] as const))
}

/** The lines as a cart; one that cannot be ordered is refused by line and part. */
async function fill(
  tx: Queries,
  { integration, now, address, services }: Received,
  order: OrderRequest,
  { shipTo: params, ordered }: { shipTo: OwnShipTo; ordered: readonly CountedLine[] },
): Promise<{ cart: LoadedCart; call: CartCall }> {
  const caller = await ownerAsCaller(tx, integration, params)
  const call: CartCall = { params, caller, now, address, ifMatch: null, reply: noReply }
  const started = await startCart(tx, call, {
    poNumber: order.orderId,
    sharingMode: 'UNLOCK',
    isOrderedElsewhere: true,
  })
  const question = { ...params, cartId: started.cartId, holder: caller.actor.userId, punchoutId: null, now }
  const by = { actor: caller.actor, name: caller.name, now, address }
  const numbers = ordered.map(({ itemNumber }) => itemNumber)
  let cart = await lockCart(tx, question, numbers)
  const deliveryDate = nearestDate(order.deliveryDate, calendarOf(cart, now))
  if (deliveryDate !== undefined && deliveryDate !== cart.deliveryDate) {
    await saveCart(tx, cart, { kind: 'details-changed', head: { deliveryDate } }, by)
    cart = await lockCart(tx, question, numbers)
  }
  const sums = new Map<string, { itemNumber: string; orderedCases: number; orderedUnits: number }>()
  for (const { itemNumber, isCase, quantity } of ordered) {
    const { orderedCases = 0, orderedUnits = 0 } = sums.get(itemNumber) ?? {}
    sums.set(itemNumber, {
      itemNumber,
      orderedCases: orderedCases + (isCase ? quantity : 0),
      orderedUnits: orderedUnits + (isCase ? 0 : quantity),
    })
  }
  for (const line of ordered) {
    const sum = sums.get(line.itemNumber)!
    const named = `Line ${line.lineNumber}: item ${line.partId.slice(0, 40)}`
    if (Math.max(sum.orderedCases, sum.orderedUnits) > maxQuantity)
      throw wrong(`${named}: more than ${maxQuantity} cannot be ordered at once.`)
    const facts = factsOf(cart, line.itemNumber, call)
    const decision = facts.allowed ? maySetLine(facts.value, sum) : facts
    if (!decision.allowed) throw wrong(`${named}: ${decision.refusal.message}`)
  }
  await saveCart(tx, cart, { kind: 'lines-set', lines: [...sums.values()] }, by)
  services.log.debug({ cart: cart.id }, 'a purchase order was read as a cart')
  return { cart: await lockCart(tx, question), call }
}

/** Nobody waits for a cart's ETag. */
const noReply = undefined as unknown as CartCall['reply']

function comparedIn(cart: LoadedCart, ordered: readonly CountedLine[]) {
  return ordered.flatMap(({ itemNumber, isCase, lineNumber, partId, unitPrice: sent }) => {
    const line = cart.lines.find((each) => each.itemNumber === itemNumber)
    const price = line && linePrice(cart, line)
    const ours = isCase ? price?.casePrice : price?.eachPrice
    return ours === null || ours === undefined ? [] : [{ lineNumber, partId, sent, ours: ours * 100 }]
  })
}

function decide({ cart, call }: { cart: LoadedCart; call: CartCall }, now: Date) {
  const facts = reviewFactsOf(cart, call.caller.actor, now)
  return checkOrder(cart, call.caller.actor, facts, { version: cart.version, subtotal: undefined }, pricesNow(cart))
}

/**
 * Places a cart as the review does (CHECK-4): order, message to the ERP, mail and trail are one
 * transaction.
 */
async function placeCart(
  tx: Queries,
  { now, address, services }: Received,
  cart: LoadedCart,
  { caller }: CartCall,
  findings: readonly object[],
): Promise<string> {
  const by = { actor: caller.actor, name: caller.name, staffName: null, now, address }
  const order = await insertOrder(tx, await withIfShort(tx, cart, orderOfCart(cart, uuidv7(), by), now), caller.actor)
  const { id, orderNumber, version, subtotal } = order
  await saveCart(tx, cart, { kind: 'ordered', head: { status: 'ordered' }, order: { id, number: orderNumber } }, by)
  await sendToErp(tx, {
    topic: 'order.placed',
    subject: `order:${id}`,
    payload: { ...order, cartId: cart.id, findings },
  })
  const details = { orderNumber, version, cartId: cart.id, cartVersion: cart.version, subtotal }
  await notifyOfOrder({ db: tx, caller, address, services }, order, 'placed', details, cart.extOwnerId)
  return id
}
