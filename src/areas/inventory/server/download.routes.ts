import { withByteOrderMark } from '#contract/file-content.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { inSlices } from '#platform/in-slices.ts'
import { downloadCustomerInventory, printCustomerInventory } from '../inventory.endpoints.ts'
import { mergeSteps, shelfKey } from '../rules/merge-count.ts'
import { writeCountFile } from '../rules/write-count-file.ts'
import { lineSteps, orNotFound, toInventory } from './inventory-call.ts'
import { readSheet } from './count-lines.store.ts'
import { type InventoryQuestion, readInventory, readLocations } from './inventory.store.ts'
import { readOperations } from './operation.store.ts'

/** What both files are written from: a blind count hides in them what it hides on the screen. */
async function contentsOf(db: Queries, params: InventoryQuestion, realUserId: string) {
  const row = orNotFound(await readInventory(db, params))
  const [{ lines: rows, results }, locations, operations] = await Promise.all([
    readSheet(db, row),
    readLocations(db, params),
    row.status === 'open' ? readOperations(db, { inventoryId: row.id, since: 0, realUserId }) : [],
  ])
  const shelves = await inSlices(mergeSteps(operations))
  const lines = await inSlices(lineSteps(row, rows))
  return { inventory: toInventory(row), lines, locations, shelves, results }
}

/** INV-1: a count as CSV. */
export const downloadCustomerInventoryHandler = handle(downloadCustomerInventory, async (call) => {
  const { db, params, caller, reply, now } = call
  const { lines, locations, shelves, results } = await contentsOf(db, params, caller.actor.realUserId)
  const day = todayIn(shipToOf(caller).timeZone, now)
  void reply.header('content-disposition', `attachment; filename="count-${day}.csv"`)
  const locationNames = new Map(locations.map(({ id, name }) => [id, name]))
  return withByteOrderMark(await inSlices(writeCountFile({ lines, results, shelves, locationNames })))
})

/** INV-1: a count as PDF. */
export const printCustomerInventoryHandler = handle(printCustomerInventory, async (call) => {
  const { db, params, caller, reply, now } = call
  const { inventory, lines, locations, shelves, results } = await contentsOf(db, params, caller.actor.realUserId)
  const counted = results
    ? results.flatMap(({ lineId, shelves: of }) => of.map(({ locationId }) => shelfKey(lineId, locationId)))
    : [...shelves.keys()]
  const writtenOn = todayIn(shipToOf(caller).timeZone, now)
  // Loaded with the first file: what draws PDFs takes 29 MB, and no part in starting the portal.
  const { countPdf } = await import('./count-pdf.ts')
  void reply.header('content-disposition', `inline; filename="count-${writtenOn}.pdf"`)
  return countPdf({ inventory, lines, locations, counted, results, writtenAt: now, writtenOn })
})
