import { Refused } from '#kit/decision.ts'
import type { Steps } from '#kit/steps.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import type { FastifyReply } from 'fastify'
import type { Inventory, InventoryLine, InventorySummary } from '../inventory.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'
import { inventoryAbilities } from '../rules/inventory-abilities.ts'
import type { LineRow } from './count-lines.store.ts'
import type { InventoryQuestion, InventoryRow, SummaryRow } from './inventory.store.ts'

type Abilities = Pick<InventorySummary, 'abilities'>

/** A count that was looked for; one of another ship-to and a missing one read the same. */
export function orNotFound(row: InventoryRow | undefined): InventoryRow {
  if (!row) throw new Refused(inventoryRefusals.inventory_not_found)
  return row
}

/** A count with what may be done with it. */
export const toSummary = <Row extends SummaryRow>({ lastSeq, ...row }: Row): Omit<Row, 'lastSeq'> & Abilities => ({
  ...row,
  abilities: inventoryAbilities({ status: row.status, operations: lastSeq }),
})

/** A count as it is returned. */
export function toInventory(row: InventoryRow): Inventory {
  const latest = row.isBlind && row.status === 'open' ? null : row.previousId
  return { ...toSummary(row), previousId: latest }
}

/** The same, its version also in the ETag. */
export function answerInventory(row: InventoryRow, reply: FastifyReply): Inventory {
  void reply.header('etag', `"${row.version}"`)
  return toInventory(row)
}

/**
 * The lines as their readers get them. While a blind count is open, pars and the count before do
 * not leave the server, whoever asks.
 */
export function* lineSteps(
  { isBlind, status }: Pick<InventoryRow, 'isBlind' | 'status'>,
  rows: readonly LineRow[],
): Steps<InventoryLine[]> {
  const isHidden = isBlind && status === 'open'
  const lines: InventoryLine[] = []
  for (const row of rows) {
    lines.push(toLine(row, isHidden))
    yield
  }
  return lines
}

/** Field by field: copying what is left of a row takes thirty times as long (decision 18). */
function toLine(row: LineRow, isHidden: boolean): InventoryLine {
  const { caseParValue, eachParValue, reorderPointPct, previous } = row
  return {
    lineId: row.lineId,
    itemNumber: row.itemNumber,
    customItemId: row.customItemId,
    description: row.description,
    customerDescription: row.customerDescription,
    customerItemNumber: row.customerItemNumber,
    brand: row.brand,
    packSizeDescription: row.packSizeDescription,
    eachOnly: row.eachOnly,
    eachesPerCase: row.eachesPerCase,
    isCatchWeight: row.isCatchWeight,
    caseWeightHundredths: row.caseWeightHundredths,
    categoryName: row.categoryName,
    locationId: row.locationId,
    locationName: row.locationName,
    ...(!isHidden && { expected: { caseParValue, eachParValue, reorderPointPct, previous } }),
  }
}

/**
 * Everybody who looks at the count reads it again: `count` when something was counted, `counts`
 * when it came, ended or got another name. The same person may count with two devices, so that
 * nobody is left out as the one who did it.
 */
export function notifyOfCount(tx: Queries, topic: 'count' | 'counts', question: InventoryQuestion): Promise<void> {
  const { division, shipTo, inventoryId } = question
  return publish(tx, { topic, division, shipTo, id: inventoryId })
}
