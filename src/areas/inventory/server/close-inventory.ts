import type { Queries } from '#platform/database/database.ts'
import type { CartCall } from '#areas/carts/server/public.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { orderToPar } from '#areas/guides/rules/order-to-par.ts'
import { type CountedItem, noteCountedStock } from '#areas/guides/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { InventoryResult } from '../inventory.ts'
import { onHand } from '../rules/on-hand.ts'
import type { NeededLine } from '../rules/top-up-cart.ts'
import { saveClosing } from './close-inventory.store.ts'
import { type ClosingFigures, closingFigures } from './closing-figures.ts'
import type { LineRow } from './count-lines.store.ts'
import type { InventoryRow } from './inventory.store.ts'
import { topUp } from './top-up.ts'

/** How a count is closed. */
export interface ClosingWish {
  readonly addToCart: 'underPar' | 'none'
  readonly cartId?: string | undefined
}

/**
 * INV-1: closes a locked, open count: its figures are frozen, and what is under par goes into a
 * cart, in one transaction.
 */
export async function closeInventory(
  tx: Queries,
  row: InventoryRow,
  { addToCart, cartId }: ClosingWish,
  call: CartCall,
): Promise<void> {
  const { caller, params, now } = call
  const shipTo = shipToOf(caller)
  const today = todayIn(shipTo.timeZone, now)
  const figures = await closingFigures(tx, row, { shipTo, today })
  const intoCart = addToCart === 'none' ? null : await topUp(tx, call, neededOf(figures), cartId)
  await noteCountedStock(tx, params, now, stockOf(figures))
  const { actor } = caller
  const { closed } = figures
  await saveClosing(tx, { ...closed, inventoryId: row.id, previousId: row.previousId, intoCart, today, actor, now })
}

/** What is under par among the lines that were counted; nobody orders custom items here. */
function neededOf(figures: ClosingFigures): NeededLine[] {
  return countedLines(figures).flatMap(({ line, counted }) => {
    if (line.itemNumber === null) return []
    const order = orderToPar(line, onHand(counted, line))
    if (!order || order.orderedCases + order.orderedUnits === 0) return []
    return [{ itemNumber: line.itemNumber, ...order }]
  })
}

/** What 'fill to par' of every guide takes as on hand from now on; each item once. */
export const stockOf = (figures: ClosingFigures): CountedItem[] =>
  countedLines(figures).map(({ line, counted }) => ({
    itemNumber: line.itemNumber,
    customItemId: line.customItemId,
    ...onHand(counted, line),
  }))

function countedLines({ lines, closed: { results } }: ClosingFigures) {
  const byLine = new Map(results.map((result) => [result.lineId, result]))
  return lines.flatMap((line): { line: LineRow; counted: NonNullable<InventoryResult['counted']> }[] => {
    const counted = byLine.get(line.lineId)?.counted
    return counted ? [{ line, counted }] : []
  })
}
