import { orRefuse, Refused } from '#kit/decision.ts'
import { addDays, formatShortDay } from '#kit/dates.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { myShipTo, shipToOf } from '#areas/customers/server/public.ts'
import { guideRefusals } from '#areas/guides/guides.refusals.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { inSlices } from '#platform/in-slices.ts'
import { maxNameLength } from '../inventory.ts'
import {
  deleteCustomerInventory,
  findInventoryShipTo,
  getCustomerInventory,
  getInventoryHistory,
  listCustomerInventories,
  openCustomerInventory,
} from '../inventory.endpoints.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'
import { mayDeleteInventory } from '../rules/inventory-abilities.ts'
import { mondayOf, valueByWeek } from '../rules/value-by-week.ts'
import { answerInventory, notifyOfCount, lineSteps, orNotFound, toSummary } from './inventory-call.ts'
import { readSheet } from './count-lines.store.ts'
import {
  countInventories,
  lockInventory,
  readClosedValues,
  readInventories,
  readInventory,
  readLocations,
} from './inventory.store.ts'
import { insertInventory, lockGuide, openInventoryOf } from './open-inventory.store.ts'

/** INV-1: the counts of the ship-to; a page behind the last one is the last one. */
export const listCustomerInventoriesHandler = handle(listCustomerInventories, async (call) => {
  const { db, params, query, caller, now } = call
  const { timeZone } = shipToOf(caller)
  const { pageSize } = query
  const { division, shipTo } = params
  const filter = { division, shipTo, status: query.status ?? null, guideId: query.guideId ?? null }
  const totalRecords = query.includeTotal ? await countInventories(db, filter) : undefined
  const pageNo = totalRecords === undefined ? query.pageNo : lastPageWithin(query.pageNo, pageSize, totalRecords)
  const rows = await readInventories(db, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize })
  return {
    inventories: rows.map((row) => toSummary(row)),
    ...(totalRecords !== undefined && { totalRecords }),
    pageNo,
    pageSize,
    timeZone,
    today: todayIn(timeZone, now),
  }
})

/** INV-1: the chart of the list. */
export const getInventoryHistoryHandler = handle(getInventoryHistory, async ({ db, params, query, caller, now }) => {
  const today = todayIn(shipToOf(caller).timeZone, now)
  const since = addDays(mondayOf(today), -7 * (query.weeks - 1))
  const closed = await readClosedValues(db, { ...params, guideId: query.guideId ?? null, since })
  return { weeks: valueByWeek(closed, today, query.weeks) }
})

/** INV-1: opens a count; of two people who start one of a guide, one is led to the other's. */
export const openCustomerInventoryHandler = handle(openCustomerInventory, async (call) => {
  const { db, params, body, caller, now, reply } = call
  const { guideId, isBlind, valuation } = body
  const guide = await lockGuide(db, { ...params, guideId })
  if (!guide) throw new Refused({ ...guideRefusals.guide_not_found, field: 'guideId' })
  if (guide.type !== 'CustomInventory')
    throw new Refused({ ...inventoryRefusals.guide_not_for_counts, field: 'guideId' })
  if (!guide.hasLines) throw new Refused({ ...inventoryRefusals.guide_without_lines, field: 'guideId' })
  const day = formatShortDay(todayIn(shipToOf(caller).timeZone, now))
  const name = body.name || `${guide.name}, ${day}`.slice(0, maxNameLength)
  const count = { ...params, guideId, guideName: guide.name, name, isBlind, valuation, actor: caller.actor, now }
  const inventoryId = await insertInventory(db, count)
  if (inventoryId === null) {
    const details = { inventoryId: await openInventoryOf(db, guideId) }
    throw new Refused({ ...inventoryRefusals.inventory_already_open, details })
  }
  const question = { ...params, inventoryId }
  await notifyOfCount(db, 'counts', question)
  const inventory = answerInventory(orNotFound(await readInventory(db, question)), reply)
  return { isSuccess: true as const, message: 'Count started', inventory }
})

/** INV-1: one count with its lines; a closed one with its figures. */
export const getCustomerInventoryHandler = handle(getCustomerInventory, async ({ db, params, caller, reply }) => {
  const row = orNotFound(await readInventory(db, params))
  const [{ lines, results }, locations] = await Promise.all([readSheet(db, row), readLocations(db, params)])
  return {
    inventory: answerInventory(row, reply),
    lines: await inSlices(lineSteps(row, lines)),
    locations,
    ...(results && { results }),
    timeZone: shipToOf(caller).timeZone,
  }
})

const placed = sql(
  'inventory.placed',
  'select name, division, ship_to as "shipTo" from customer_inventories where id = :inventoryId',
)

/** INV-1, SHELL-6: a count of nobody's and one that is not the user's read the same. */
export const findInventoryShipToHandler = handle(findInventoryShipTo, async ({ db, params, caller }) => {
  const found = await db.maybe<{ name: string; division: string; shipTo: string }>(placed(params))
  const shipTo = found && (await myShipTo(db, caller.actor.userId, found))
  if (!found || !shipTo) throw new Refused(inventoryRefusals.inventory_not_found)
  return { name: found.name, shipTo }
})

const remove = sql(
  'inventory.delete',
  'delete from customer_inventories where division = :division and ship_to = :shipTo and id = :inventoryId',
)

/** INV-1: an open count without quantities; a quantity that arrives at the same time keeps it. */
export const deleteCustomerInventoryHandler = handle(deleteCustomerInventory, async ({ db, params }) => {
  await db.inTransaction(async (tx) => {
    const { status, lastSeq } = orNotFound(await lockInventory(tx, params))
    orRefuse(mayDeleteInventory({ status, operations: lastSeq }))
    const { division, shipTo, inventoryId } = params
    await tx.send(remove({ division, shipTo, inventoryId }))
    await notifyOfCount(tx, 'counts', params)
  })
  return { isSuccess: true as const, message: 'Count deleted' }
})
