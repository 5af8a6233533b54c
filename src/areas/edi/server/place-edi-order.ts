import { v7 as uuidv7 } from 'uuid'
import { padNumber } from '#kit/text.ts'
import { formatCents } from '#kit/money.ts'
import { type Refusal, Refused } from '#kit/decision.ts'
import { numberLength } from '#contract/values.ts'
import { maySetLine } from '#areas/carts/rules/may-set-line.ts'
import {
  type CartWork,
  changedBy,
  lineFactsOf,
  lockCart,
  type LoadedCart,
  questionOf,
  saveCart,
  startCart,
} from '#areas/carts/server/public.ts'
import { placeCart } from '#areas/checkout/server/public.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { priceAtBreak } from '#areas/prices/rules/price-at-quantity.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Services } from '#platform/services.ts'
import type { Partner } from '../edi-partner.ts'
import { ediRefusals } from '../edi.refusals.ts'
import type { EdiLine, EdiOrder } from '../rules/read-order.ts'
import { type AnsweredLine, writeConfirmation, writeRefusal } from '../rules/write-answers.ts'
import { addAnswer } from './document.store.ts'
import { callerFor } from './partner-caller.ts'

const insert = sql(
  'edi.insert-order',
  `insert into edi_orders (id, partner, po, content, state, received_at) values (:id, :partner, :po, :content, 'held', :now)
   on conflict (partner, po) do nothing`,
)
const placed = sql(
  'edi.order-placed',
  `update edi_orders set state = 'placed', problem = null, order_id = :orderId where id = :id`,
)
const hold = sql('edi.order-held', 'update edi_orders set problem = :problem where id = :id')
const refused = sql('edi.order-refused', `update edi_orders set state = 'refused' where id = :id`)
const lockHeld = sql(
  'edi.lock-held',
  `select id, content, coalesce(problem, '') as problem from edi_orders
   where partner = :partner and id = :id and state = 'held' for update`,
)
const numberOf = sql('edi.order-number', 'select order_number as "orderNumber" from orders where id = :orderId')

/** A line of an order with what the portal has of it. */
interface PlacedLine {
  readonly line: EdiLine
  readonly description: string
  readonly price: number | null
}

/** The work of one order: nobody waits for its answer. */
type Work = CartWork & { readonly services: Pick<Services, 'config'> }

const about = (refusal: Refusal, { id }: EdiLine, more = ''): Refused =>
  new Refused({ ...refusal, message: `Line ${id}: ${refusal.message}${more}` })

/** What the lines of an order are judged by. */
interface Placing {
  readonly casesOf: ReadonlyMap<string, number>
  readonly checksPrices: boolean
}

/** A line as the portal sells it; what it does not sell so is refused in words. */
function lineIn(cart: LoadedCart, line: EdiLine, work: Work, { casesOf, checksPrices }: Placing): PlacedLine {
  const found = cart.items.get(padNumber(line.itemNumber, numberLength))
  // An item of other customers reads like one that does not exist.
  if (!found || !isItemVisible(found.facts)) throw about(ediRefusals.edi_line_item, line)
  const quantities = {
    orderedCases: line.unit === 'case' ? line.quantity : 0,
    orderedUnits: line.unit === 'each' ? line.quantity : 0,
  }
  const judged = maySetLine({ ...lineFactsOf(cart, found, work.caller.actor), item: found.facts }, quantities)
  if (!judged.allowed) throw about(ediRefusals.edi_line_refused, line, ` ${judged.refusal.message}`)
  // ITEM-8: at the cases of all lines of the item together.
  const cases = casesOf.get(found.itemInfo.itemNumber) ?? 0
  const atBreak = found.price && priceAtBreak(found.price, cases)
  const { casePrice = null, eachPrice = null, isEstimate = false } = atBreak ?? {}
  const price = line.unit === 'case' ? casePrice : eachPrice
  const isByWeight = isEstimate && line.unit === 'case'
  if (checksPrices && !isByWeight && line.price !== null && price !== null && line.price !== price) {
    const [theirs, ours] = [formatCents(line.price), formatCents(price)]
    throw about(ediRefusals.edi_line_price, line, ` The order says ${theirs}, the portal ${ours}.`)
  }
  return { line, description: found.itemInfo.description, price: isByWeight ? null : price }
}

/** Both units of an item are one line of a cart. */
function linesOf(order: EdiOrder) {
  const lines = new Map<string, { itemNumber: string; orderedCases: number; orderedUnits: number }>()
  for (const { itemNumber: given, unit, quantity } of order.lines) {
    const itemNumber = padNumber(given, numberLength)
    const { orderedCases = 0, orderedUnits = 0 } = lines.get(itemNumber) ?? {}
    lines.set(itemNumber, {
      itemNumber,
      orderedCases: orderedCases + (unit === 'case' ? quantity : 0),
      orderedUnits: orderedUnits + (unit === 'each' ? quantity : 0),
    })
  }
  return [...lines.values()]
}

/**
 * NEXT-12: places an order by the rules of carts and orders, as its user would: all of it or none.
 * A refusal undoes everything but the order as it came, which is then held.
 */
async function place(tx: Queries, services: Pick<Services, 'config'>, partner: Partner, order: EdiOrder, now: Date) {
  const { caller, ...at } = await callerFor(tx, partner, order)
  const work: Work = { params: at, caller, now, address: '', ifMatch: null, services }
  const request = { poNumber: order.po, deliveryDate: order.deliveryDate ?? undefined, sharingMode: 'UNLOCK' } as const
  const { cartId } = await startCart(tx, work, request)
  const lines = linesOf(order)
  const numbers = lines.map(({ itemNumber }) => itemNumber)
  const before = await lockCart(tx, { ...questionOf(work), cartId }, numbers)
  const casesOf = new Map(lines.map(({ itemNumber, orderedCases }) => [itemNumber, orderedCases]))
  const { checksPrices } = partner
  const placedLines = order.lines.map((line) => lineIn(before, line, work, { casesOf, checksPrices }))
  const cart = await saveCart(tx, before, { kind: 'lines-set', lines }, changedBy(work))
  const params = { ...at, cartId }
  const answer = await placeCart({ ...work, db: tx, params, body: {}, ifMatch: cart.version })
  return { orderId: answer.order.id, deliveryDate: answer.order.deliveryDate, placedLines }
}

const answeredLine = ({ line, description, price }: PlacedLine): AnsweredLine => ({ ...line, description, price })

/** Tries to place an order that is written down as held; why it stays so, or null. */
async function tryOrder(tx: Queries, services: Pick<Services, 'config'>, partner: Partner, kept: KeptOrder, now: Date) {
  const { id, order } = kept
  try {
    await tx.inTransaction(async (inner) => {
      const { orderId, deliveryDate, placedLines } = await place(inner, services, partner, order, now)
      const { orderNumber } = await inner.row<{ orderNumber: string }>(numberOf({ orderId }))
      await inner.run(placed({ id, orderId }))
      const facts = { day: now.toISOString().slice(0, 10), deliveryDate }
      const sets = [writeConfirmation({ ...order, orderNumber }, placedLines.map(answeredLine), facts)]
      await addAnswer(inner, partner, { kind: '855', reference: order.po, sets }, now)
    })
    return null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const problem = error.refusal.message
    await tx.run(hold({ id, problem }))
    return problem
  }
}

interface KeptOrder {
  readonly id: string
  readonly order: EdiOrder
}

/**
 * NEXT-12: an order that came in is placed once per partner and PO number, or held with the reason.
 * Returns what is to be said of it in the log, or null.
 */
export async function takeOrder(
  tx: Queries,
  services: Pick<Services, 'config'>,
  partner: Partner,
  order: EdiOrder,
  now: Date,
): Promise<string | null> {
  const id = uuidv7()
  const added = await tx.run(insert({ id, partner: partner.id, po: order.po, content: JSON.stringify(order), now }))
  if (added === 0) return `${order.po}: ${ediRefusals.edi_po_known.message}`
  const problem = await tryOrder(tx, services, partner, { id, order }, now)
  return problem === null ? null : `${order.po} is held. ${problem}`
}

/** NEXT-12: tries a held order again; the reason it stays held, or null. */
export async function retryHeld(
  tx: Queries,
  services: Pick<Services, 'config'>,
  partner: Partner,
  ediOrderId: string,
  now: Date,
): Promise<string | null> {
  const found = await tx.maybe<{ id: string; content: EdiOrder }>(lockHeld({ partner: partner.id, id: ediOrderId }))
  if (!found) throw new Refused(ediRefusals.edi_not_held)
  return tryOrder(tx, services, partner, { id: found.id, order: found.content }, now)
}

/** NEXT-12: refuses a held order, by an 855 that says why. */
export async function refuseHeld(tx: Queries, partner: Partner, ediOrderId: string, now: Date): Promise<void> {
  const found = await tx.maybe<{ id: string; content: EdiOrder; problem: string }>(
    lockHeld({ partner: partner.id, id: ediOrderId }),
  )
  if (!found) throw new Refused(ediRefusals.edi_not_held)
  await tx.run(refused({ id: found.id }))
  const { content: order, problem } = found
  const sets = [writeRefusal(order, problem, now.toISOString().slice(0, 10))]
  await addAnswer(tx, partner, { kind: '855', reference: order.po, sets }, now)
}
