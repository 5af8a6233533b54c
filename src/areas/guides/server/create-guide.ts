import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { addDays } from '#kit/dates.ts'
import { cartOf } from '#areas/shop/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { lockOwnData } from '#areas/customer-data/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { publish } from '#platform/events/live-events.ts'
import { handle } from '#platform/http/handle.ts'
import { type GuideReason, maxGuideLines, maxGuides } from '../guide.ts'
import { createGuide, type GuideSource } from '../guides.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { mayChangeShelf, mayHoldCustomItems, maySetDsrManaged } from '../rules/may-change-guide.ts'
import type { Shelf } from '../rules/plan-line-changes.ts'
import { answerGuide, auditStaff, type GuideCall, orNotFound, orRefuseProspects } from './guide-call.ts'
import { boughtItems } from './bought-items.ts'
import { startStandardGuide } from './follow-standard-guide.store.ts'
import { visibleItems } from './guide-lines.store.ts'
import { type GuideHead, isNameTaken, lockStandardGuide, readGuide, readGuides } from './guide.store.ts'
import { insertLines, type NewLine } from './save-guide.ts'

const insert = sql(
  'guides.insert',
  `insert into guides (id, division, ship_to, type, name, is_dsr_managed, created_by, created_at, changed_by, changed_at)
   values (:id, :division, :shipTo, :type, :name, :isDsrManaged, :userId, :now, :userId, :now)`,
)
const noShelf = `null::integer as "caseParValue", null::integer as "eachParValue", null::smallint as "reorderPointPct",
  null::uuid as "categoryId", null::uuid as "locationId"` as const
const ofGuide = sql(
  'guides.source-guide',
  `select g.item_number as "itemNumber", g.custom_item_id as "customItemId", g.case_par_value as "caseParValue",
          g.each_par_value as "eachParValue", g.reorder_point_pct as "reorderPointPct", g.category_id as "categoryId",
          g.location_id as "locationId"
   from guide_items g where g.guide_id = :guideId order by g.sort_sequence, g.line_id`,
)
const ofCart = sql(
  'guides.source-cart',
  `select l.item_number as "itemNumber", null::uuid as "customItemId", ${noShelf}
   from cart_lines l where l.cart_id = :cartId order by l.position, l.item_number`,
)
const orderNumber = sql(
  'guides.source-order-number',
  `select o.order_number as "from" from orders o
   where o.division = :division and o.ship_to = :shipTo and o.id = :orderId`,
)
const ofOrder = sql(
  'guides.source-order',
  `select l.item_number as "itemNumber", null::uuid as "customItemId", ${noShelf}
   from order_lines l where l.order_id = :orderId group by l.item_number order by min(l.line_number)`,
)
// In the order of the catalogue: a list nobody has sorted yet reads like a shop.
const ofBought = sql(
  'guides.source-bought',
  `select b.item_number as "itemNumber", null::uuid as "customItemId", ${noShelf}, b.times
   from (${boughtItems}) b limit ${maxGuideLines + 1}`,
)

type SourceLine = Shelf & Pick<NewLine, 'itemNumber' | 'customItemId'> & { readonly reason: GuideReason }

/** GUIDE-1: a new guide with its lines, once. */
export const createGuideHandler = handle(createGuide, async (call) => {
  const { db, body, caller } = call
  orRefuseProspects(call)
  const { type, name, isDsrManaged } = body
  if (isDsrManaged) orRefuse(maySetDsrManaged(caller.actor))
  orRefuse(mayChangeShelf({ isDsrManaged }, caller.actor))
  const made = await db.inTransaction(async (tx) => {
    // Categories and locations of the copied lines stay until the copy names them too.
    if (body.from.kind === 'guide') await lockOwnData(tx, call.params)
    await orRefuseNewGuide(tx, { type, name }, call)
    const source = await linesFrom(tx, body.from, call)
    const { lines, leftOut } = await seenLines(tx, source, { type, isDsrManaged }, call)
    if (lines.length > maxGuideLines) throw new Refused(guideRefusals.too_many_guide_lines)
    const guide = await insertGuide(tx, { type, name, isDsrManaged, lineCount: lines.length }, call)
    await insertLines(tx, call.params, guide.id, lines, { userId: caller.actor.userId, now: call.now })
    await auditStaff(tx, guide, 'create', { from: body.from.kind, lines: lines.length }, call)
    return { guide, leftOut }
  })
  return {
    isSuccess: true as const,
    message: 'Guide created successfully',
    guide: answerGuide(made.guide, call),
    leftOut: [...made.leftOut],
  }
})

/**
 * Refuses a guide there is no room or name for; other creations and renamings at the ship-to wait
 * until the transaction ends.
 */
export async function orRefuseNewGuide(
  tx: Queries,
  wanted: { readonly type: string; readonly name: string },
  call: GuideCall,
): Promise<void> {
  await orRefuseTakenName(tx, wanted, call)
  const { guides } = await readGuides(tx, call.params, call.caller.actor.userId)
  if (guides.length >= maxGuides) throw new Refused(guideRefusals.too_many_guides)
}

/**
 * Two guides of one type cannot have one name, in any case of letters. The Standard guide's row is
 * the lock of all names of a ship-to.
 */
export async function orRefuseTakenName(
  tx: Queries,
  wanted: { readonly type: string; readonly name: string; readonly id?: string },
  { params, caller, now }: Pick<GuideCall, 'params' | 'caller' | 'now'>,
): Promise<void> {
  await startStandardGuide(tx, { ...params, timeZone: shipToOf(caller).timeZone }, now)
  await lockStandardGuide(tx, params)
  if (await isNameTaken(tx, params, wanted)) throw new Refused({ ...guideRefusals.guide_name_taken, field: 'name' })
}

/** A guide that is not refused, without its lines. */
export async function insertGuide(
  tx: Queries,
  made: Pick<GuideHead, 'type' | 'name' | 'isDsrManaged' | 'lineCount'>,
  call: GuideCall,
): Promise<GuideHead> {
  const { actor, name: changedByName } = call.caller
  const { now } = call
  const { division, shipTo } = call.params
  const id = uuidv7()
  const { type, name, isDsrManaged } = made
  await tx.send(insert({ id, division, shipTo, type, name, isDsrManaged, userId: actor.userId, now }))
  await publish(tx, { topic: 'guide', division, shipTo, id, version: 1, by: actor.realUserId })
  return { ...made, id, shipTo, version: 1, changedAt: now.toISOString(), changedByName }
}

/** The lines a new guide is to have, in their order; the source is one of this ship-to. */
async function linesFrom(tx: Queries, from: GuideSource, call: GuideCall): Promise<SourceLine[]> {
  const { params, caller, now } = call
  const { division, shipTo } = params
  if (from.kind === 'empty') return []
  if (from.kind === 'guide') {
    const source = orNotFound(await readGuide(tx, { ...params, type: from.type, guideId: from.guideId }))
    return linesWith(await tx.rows(ofGuide({ guideId: source.id })), { kind: 'copied', from: source.name })
  }
  if (from.kind === 'cart') {
    const cart = await cartOf(tx, params, from.cartId, caller.isStaff)
    if (!cart) throw new Refused(guideRefusals.cart_not_found)
    return linesWith(await tx.rows(ofCart({ cartId: from.cartId })), { kind: 'cart' })
  }
  if (from.kind === 'order') {
    const { orderId } = from
    const order = await tx.maybe<{ from: string }>(orderNumber({ division, shipTo, orderId }))
    if (!order) throw new Refused(guideRefusals.order_not_found)
    return linesWith(await tx.rows(ofOrder({ orderId })), { kind: 'order', from: order.from })
  }
  const { timeZone } = shipToOf(caller)
  const since = addDays(todayIn(timeZone, now), -7 * from.weeks)
  const bought = await tx.rows<Omit<SourceLine, 'reason'> & { times: number }>(
    ofBought({ division, shipTo, since, timeZone }),
  )
  return bought.map(({ times, ...line }) => ({ ...line, reason: { kind: 'bought', times, weeks: from.weeks } }))
}

const linesWith = (lines: readonly Omit<SourceLine, 'reason'>[], reason: GuideReason): SourceLine[] =>
  lines.map((line) => ({ ...line, reason }))

/** Without the items this ship-to can no longer see, and custom items where they may not be. */
async function seenLines(
  tx: Queries,
  source: readonly SourceLine[],
  guide: Pick<GuideHead, 'type' | 'isDsrManaged'>,
  { params }: GuideCall,
): Promise<{ lines: SourceLine[]; leftOut: string[] }> {
  const numbers = source.flatMap(({ itemNumber }) => itemNumber ?? [])
  const visible = await visibleItems(tx, params, numbers)
  const takesCustom = mayHoldCustomItems({ id: '', ...guide }).allowed
  return {
    lines: source.filter(({ itemNumber }) => (itemNumber === null ? takesCustom : visible.has(itemNumber))),
    leftOut: numbers.filter((itemNumber) => !visible.has(itemNumber)),
  }
}
