import { substitutionRefusals } from '#areas/substitutions/substitutions.refusals.ts'
import { orRefuse, Refused, why } from '#kit/decision.ts'
import { lineTotal, lineWeight } from '#areas/carts/rules/cart-totals.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import type { OrderLine } from '#areas/orders/order.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { readOrder, takeAlternate } from '#areas/orders/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { publish } from '#platform/events/live-events.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import type { OrderShort } from '../order-short.ts'
import { answerOrderShort, listOrderShorts } from '../order-shorts.endpoints.ts'
import { mayAnswerShort, mayAnswerShorts } from '../rules/may-answer-short.ts'
import type { IfShort } from '#areas/orders/if-short.ts'
import { shortRefusals } from '../order-shorts.refusals.ts'
import { itemsOnOrder } from './decide-shorts.ts'
import {
  answerShort,
  followVersion,
  lockShortOrder,
  type ShortOrderRow,
  shortOrderOf,
  type StoredShort,
  storedShorts,
} from './order-short.store.ts'
import { type FoundOffer, offersForLines, priceDayOf, shownOffer } from './short-offers.ts'

/** What a quantity of a line costs at the line's own prices; null without one. */
const priceOf = (
  line: Pick<OrderLine, 'casePrice' | 'eachPrice' | 'isCatchWeight'>,
  { cases, units }: { readonly cases: number; readonly units: number },
) => lineTotal({ orderedCases: cases, orderedUnits: units, price: { ...line, isEstimate: line.isCatchWeight } })

/** NEXT-3: the short lines of the present version of an order. */
export const listOrderShortsHandler = handle(listOrderShorts, async ({ db, params, caller, now }) => {
  const order = await shortOrderOf(db, params)
  const full = order && (await readOrder(db, params, params.orderId, false))
  if (!order || !full) throw new Refused(orderRefusals.order_not_found)
  const stored = await storedShorts(db, order)
  const open = stored.filter(({ state }) => state === 'open')
  const day = priceDayOf(order)
  const { offers } = await offersForLines(db, shipToOf(caller), day, open, await itemsOnOrder(db, order.id))
  const mayAct = caller.actor.can('manageCart') && caller.actor.can('addOrder')
  return {
    orderNumber: order.orderNumber,
    priceDate: day,
    departsAt: order.departsAt,
    timeZone: order.timeZone,
    whyNot: mayAct ? (why(mayAnswerShorts(order, now)) ?? null) : 'You may not change orders.',
    shorts: stored.map((short): OrderShort => {
      const line = full.items.find(({ lineNumber }) => lineNumber === short.lineNumber)
      return {
        ...short,
        missingTotal: line ? priceOf(line, short.missing) : null,
        offers: (offers.get(short.lineNumber) ?? []).map(shownOffer),
      }
    }),
  }
})

/** Should the alternate come short too. */
const askMe: IfShort = { choice: 'ask', alternatives: [], maxIncreasePercent: null, setByName: '', reason: '' }

type AnswerCall = Call<typeof answerOrderShort>

/**
 * NEXT-3: the first answer counts. The order's row is locked, so that of two people the second
 * finds what the first chose; the idempotency key returns the response of a repeated call.
 */
export const answerOrderShortHandler = handle(answerOrderShort, async (call) => {
  const { db, params, body, now } = call
  const order = await lockShortOrder(db, params)
  if (!order) throw new Refused(orderRefusals.order_not_found)
  const short = (await storedShorts(db, order)).find(({ lineNumber }) => lineNumber === params.lineNumber)
  orRefuse(mayAnswerShort(order, short, now))
  if (!short) throw new Refused(shortRefusals.short_not_found)
  if (body.itemNumber === null) return goWithout(call, order, short)
  return take(call, order, short, await offerOf(call, order, short, body.itemNumber))
})

async function goWithout(call: AnswerCall, order: ShortOrderRow, short: StoredShort) {
  const { db, caller, now } = call
  const { userId, realUserId } = caller.actor
  if (!(await answerShort(db, order, short.lineNumber, null, { userId, realUserId, now })))
    throw new Refused(shortRefusals.short_already_answered)
  await record(call, order, { itemNumber: short.itemNumber, taken: null })
  await publish(db, { topic: 'order', division: order.division, shipTo: order.shipTo, id: order.id, by: realUserId })
  return { isSuccess: true as const, message: `${short.description}: you go without` }
}

async function offerOf({ db, caller, body }: AnswerCall, order: ShortOrderRow, short: StoredShort, itemNumber: string) {
  const onOrder = await itemsOnOrder(db, order.id)
  const { offers, items } = await offersForLines(db, shipToOf(caller), priceDayOf(order), [short], onOrder)
  const offer = offers.get(short.lineNumber)?.find(({ item }) => item.itemNumber === itemNumber)
  const from = items.get(short.itemNumber)
  if (!offer || !from) throw new Refused({ ...shortRefusals.short_alternative_not_offered, field: 'itemNumber' })
  if (offer.needsAcceptance && !body.isLossAccepted)
    throw new Refused({ ...substitutionRefusals.alternative_not_alike, details: { loss: offer.loss } })
  if (body.expectedTotal !== undefined && body.expectedTotal !== offer.lineTotal)
    throw new Refused({ ...shortRefusals.short_price_changed, details: { lineTotal: offer.lineTotal } })
  return { offer, from }
}

async function take(
  call: AnswerCall,
  order: ShortOrderRow,
  short: StoredShort,
  { offer, from }: { readonly offer: FoundOffer; readonly from: FoundOffer['item'] },
) {
  const { db, params, caller, now } = call
  const { userId, realUserId } = caller.actor
  const { item, quantity } = offer
  const taken = { itemNumber: item.itemNumber, description: item.description, ...quantity }
  if (!(await answerShort(db, order, short.lineNumber, taken, { userId, realUserId, now })))
    throw new Refused(shortRefusals.short_already_answered)
  const before = await readOrder(db, params, order.id, true)
  const line = before?.items.find(({ lineNumber }) => lineNumber === short.lineNumber)
  if (!line) throw new Refused(shortRefusals.short_not_found)
  const kept = { cases: line.orderedCases - short.missing.cases, units: line.orderedUnits - short.missing.units }
  const name = caller.staffName ?? caller.name
  const weightOf = (of: FoundOffer['item'], { cases, units }: typeof quantity) =>
    lineWeight({ ...of, orderedCases: cases, orderedUnits: units })
  const alternate = {
    itemNumber: item.itemNumber,
    description: item.description,
    packSizeDescription: item.packSizeDescription,
    brand: item.brand,
    orderedCases: quantity.cases,
    orderedUnits: quantity.units,
    casePrice: item.price?.casePrice ?? null,
    eachPrice: item.price?.eachPrice ?? null,
    perPound: item.price?.perPound ?? null,
    isCatchWeight: item.isCatchWeight,
    lineTotal: offer.lineTotal,
    receipt: item.price?.receipt ?? null,
    deliveryDate: null,
    note: '',
    ifShort: askMe,
    insteadOf: {
      itemNumber: short.itemNumber,
      description: short.description,
      byName: name,
      at: now.toISOString(),
    },
  }
  const next = await takeAlternate(
    db,
    params,
    {
      version: order.version,
      lineNumber: short.lineNumber,
      kept,
      keptTotal: priceOf(line, kept) ?? 0,
      alternate,
      weightChange: weightOf(item, quantity) - weightOf(from, short.missing),
    },
    { actor: caller.actor, name, now },
  )
  await followVersion(db, order, next.version)
  const payload = { ...next, replacesVersion: order.version }
  await sendToErp(db, { topic: 'order.changed', subject: `order:${order.id}`, payload })
  await record(call, order, { itemNumber: short.itemNumber, taken: taken.itemNumber, lineTotal: offer.lineTotal })
  return { isSuccess: true as const, message: `${item.description} comes instead of ${short.description}` }
}

const record = (
  { db, caller, address }: AnswerCall,
  { id, division, shipTo, orderNumber, version }: ShortOrderRow,
  details: object,
): Promise<void> =>
  audit(db, {
    actor: caller.actor,
    action: 'order.answer-short',
    entity: `order:${id}`,
    division,
    shipTo,
    details: { orderNumber, version, ...details },
    address,
  })
