import { type Refusal, Refused } from '#kit/decision.ts'
import type { OrderRequest } from '#areas/cxml/cxml.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { readOrderRequest } from '#areas/cxml/rules/read-order-request.ts'
import {
  type DoorAnswer,
  keysIn,
  noteOrdered,
  type Received,
  refused,
  type Transaction,
} from '#areas/punchout/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { OrderedDocument } from '../ordered-document.ts'
import { cancelParts } from './cancel-parts.ts'
import { claimDocument, orderIdOfDocument, storeAnswer } from './order-documents.store.ts'
import { placeParts } from './place-parts.ts'
import { addPunchoutOrder, lockPunchoutOrder, type PunchoutOrder, savePunchoutOrder } from './punchout-orders.store.ts'

/** Undoes what a document under test did; its answer stands. */
class TestRun extends Error {
  readonly answer: DoorAnswer
  constructor(answer: DoorAnswer) {
    super('test')
    this.answer = answer
  }
}

/**
 * PUNCH-3: a purchase order. Exactly once: the key of its document makes a repeated one wait for
 * the first and gives it the same answer, and the key of its number admits one order. What is
 * refused leaves nothing behind, so that the same document may be sent again.
 */
export const answerOrder: Transaction = async (received) => {
  const { request, services, integration, now } = received
  const read = readOrderRequest(request.content)
  if (!read.allowed) return refused(read.refusal)
  const order = read.value
  try {
    return await services.db.inTransaction(async (tx) => {
      const key = {
        settingsId: integration.id,
        payloadId: request.payloadId,
        orderId: order.orderId,
        type: `${order.type} ${order.orderVersion}`.trim(),
      }
      const former = await claimDocument(tx, key, now)
      if (former) return former
      const answer = await carryOut(tx, received, order)
      if (request.isTest) throw new TestRun(answer)
      await storeAnswer(tx, key, { status: answer.status, sentence: answer.sentence ?? '' })
      return answer
    })
  } catch (error) {
    if (error instanceof TestRun) return error.answer
    if (error instanceof Refused) return refused(cxmlOf(error.refusal))
    throw error
  }
}

/**
 * Refusals of carts and orders in the statuses of cXML: whatever stands against them is 400, a
 * state that moved on 409.
 */
const cxmlOf = (refusal: Refusal): Refusal => {
  const isOwn = Object.hasOwn(cxmlRefusals, refusal.code)
  return isOwn ? refusal : { ...refusal, status: refusal.status === 409 || refusal.status === 403 ? 409 : 400 }
}

async function carryOut(tx: Queries, received: Received, order: OrderRequest): Promise<DoorAnswer> {
  const { integration, now } = received
  if (order.type === 'new') {
    const added = await addPunchoutOrder(tx, integration.id, order.orderId, now)
    if (!added)
      throw new Refused({
        ...cxmlRefusals.cxml_conflict,
        message: `There is an order ${order.orderId.slice(0, 80)} already. Send a change as type "update".`,
      })
    return place(tx, received, order, added)
  }
  const known = await knownOrder(tx, received, order)
  await cancelParts(tx, received, known)
  if (order.type === 'update') return place(tx, received, order, known)
  await savePunchoutOrder(tx, { ...known, state: 'cancelled' })
  return { status: 200, sentence: `Order ${order.orderId.slice(0, 80)} is cancelled.` }
}

async function place(tx: Queries, received: Received, order: OrderRequest, known: PunchoutOrder): Promise<DoorAnswer> {
  const reasons = await placeParts(tx, received, order, known.id)
  const isHeld = reasons.length > 0
  await savePunchoutOrder(tx, { ...known, state: isHeld ? 'held' : 'placed' }, documentOf(received, order))
  await noteOrdered(tx, received.integration.id, keysIn(order.lines), received.now)
  return { status: 200, sentence: isHeld ? `Received, and held for review: ${reasons[0]}` : '' }
}

const documentOf = ({ request }: Received, order: OrderRequest): OrderedDocument => ({
  payloadId: request.payloadId,
  orderId: order.orderId,
  orderDate: order.orderDate,
  requestedDay: order.deliveryDate ?? '',
  buyer: request.from[0] ?? { domain: '', identity: '' },
})

/**
 * The order a change is about: of the same number, or of the document it refers to (punchout O2).
 */
async function knownOrder(tx: Queries, { integration }: Received, order: OrderRequest): Promise<PunchoutOrder> {
  const other = order.changes === undefined ? undefined : await orderIdOfDocument(tx, integration.id, order.changes)
  const known =
    (await lockPunchoutOrder(tx, integration.id, order.orderId)) ??
    (other === undefined ? undefined : await lockPunchoutOrder(tx, integration.id, other))
  if (!known || known.state === 'cancelled')
    throw new Refused({
      ...cxmlRefusals.cxml_order_unknown,
      message: `There is no order ${order.orderId.slice(0, 80)} to be changed.`,
    })
  return known
}
