import type { CalendarDate } from '#kit/dates.ts'
import { orRefuse } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { CountedQuantity } from '../count-operation.ts'
import type { CountPrice } from '../inventory.ts'
import { closeCount, type ClosedCount } from '../rules/close-count.ts'
import { mergeSteps } from '../rules/merge-count.ts'
import { boughtBetween } from './bought.store.ts'
import { type LineRow, readLines } from './count-lines.store.ts'
import type { InventoryRow } from './inventory.store.ts'
import { readOperations } from './operation.store.ts'
import { currentPrices, lastPurchasePrices, ownPrices } from './valuation.store.ts'

/** For whom and when a count is closed. */
export interface ClosingPlace {
  readonly shipTo: ShipToFacts
  /** In the division's time zone. */
  readonly today: CalendarDate
}

/** What a locked, open count comes to. */
export interface ClosingFigures {
  readonly lines: readonly LineRow[]
  readonly closed: ClosedCount
}

/** INV-1: the figures of a count as they are now; refused while a shelf is undecided. */
export async function closingFigures(tx: Queries, row: InventoryRow, place: ClosingPlace): Promise<ClosingFigures> {
  const lines = await readLines(tx, row.id, row.previousId)
  // Whose operations they are decides nothing here.
  const operations = await readOperations(tx, { inventoryId: row.id, since: 0, realUserId: row.id })
  const facts = {
    lines,
    shelves: (await inSlices(mergeSteps(operations))).values(),
    prices: await pricesOf(tx, row, lines, place),
    previous: new Map(lines.map(({ lineId, previous }) => [lineId, previous])),
    bought: await boughtOf(tx, lines, place),
  }
  return { lines, closed: orRefuse(await inSlices(closeCount(facts))) }
}

async function boughtOf(
  tx: Queries,
  lines: readonly LineRow[],
  { shipTo: { division, shipTo }, today }: ClosingPlace,
): Promise<ReadonlyMap<string, CountedQuantity>> {
  const after = lines.find(({ previous }) => previous)?.previous?.closedOn
  if (after === undefined) return new Map()
  return boughtBetween(tx, lines, { division, shipTo, after, until: today })
}

async function pricesOf(
  tx: Queries,
  { valuation }: InventoryRow,
  lines: readonly LineRow[],
  { shipTo, today }: ClosingPlace,
): Promise<ReadonlyMap<string, CountPrice>> {
  const numbers = lines.flatMap(({ itemNumber }) => itemNumber ?? [])
  const place = { division: shipTo.division, shipTo: shipTo.shipTo, today }
  const paid = valuation === 'lastPurchase' ? await lastPurchasePrices(tx, place, numbers) : new Map<string, never>()
  // What was never bought is worth what it costs today.
  const rest = numbers.filter((itemNumber) => !paid.has(itemNumber))
  const current = await currentPrices(tx, shipTo, today, rest)
  const ids = lines.flatMap(({ customItemId }) => customItemId ?? [])
  const own = await ownPrices(tx, place, ids)
  return new Map(
    lines.flatMap(({ lineId, itemNumber, customItemId }) => {
      const price =
        itemNumber === null ? own.get(customItemId ?? '') : (paid.get(itemNumber) ?? current.get(itemNumber))
      return price ? [[lineId, price] as const] : []
    }),
  )
}
