import { orRefuse } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import type { CartCall } from '#areas/carts/server/public.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { orderToPar } from '#areas/guides/rules/order-to-par.ts'
import { type CountedItem, noteCountedStock } from '#areas/guides/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { CountPrice, InventoryResult } from '../inventory.ts'
import { closeCount } from '../rules/close-count.ts'
import { mergeCount } from '../rules/merge-count.ts'
import { onHand } from '../rules/on-hand.ts'
import type { NeededLine } from '../rules/top-up-cart.ts'
import { boughtBetween } from './bought.store.ts'
import { saveClosing } from './close-inventory.store.ts'
import { type InventoryRow, type LineRow, readLines } from './inventory.store.ts'
import { readOperations } from './operation.store.ts'
import { topUp } from './top-up.ts'
import { currentPrices, lastPurchasePrices, ownPrices } from './valuation.store.ts'

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
  const rows = await readLines(tx, row.id, row.previousId)
  const operations = await readOperations(tx, { inventoryId: row.id, since: 0, realUserId: caller.actor.realUserId })
  const facts = {
    lines: rows,
    shelves: mergeCount(operations).values(),
    prices: await pricesOf(rows),
    previous: new Map(rows.map(({ lineId, previous }) => [lineId, previous])),
    bought: await boughtOf(),
  }
  const closed = orRefuse(closeCount(facts))
  const intoCart = addToCart === 'none' ? null : await topUp(tx, call, neededOf(rows, closed.results), cartId)
  await noteCountedStock(tx, params, now, stockOf(rows, closed.results))
  const { actor } = caller
  await saveClosing(tx, { ...closed, inventoryId: row.id, previousId: row.previousId, intoCart, today, actor, now })

  function boughtOf() {
    const after = rows.find(({ previous }) => previous)?.previous?.closedOn
    return after === undefined
      ? new Map<string, never>()
      : boughtBetween(tx, { ...params, inventoryId: row.id, after, until: today })
  }

  async function pricesOf(lines: readonly LineRow[]): Promise<ReadonlyMap<string, CountPrice>> {
    const numbers = lines.flatMap(({ itemNumber }) => itemNumber ?? [])
    const paid =
      row.valuation === 'lastPurchase' ? await lastPurchasePrices(tx, { ...params, today }, numbers) : new Map()
    // What was never bought is worth what it costs today.
    const rest = numbers.filter((itemNumber) => !paid.has(itemNumber))
    const current = await currentPrices(tx, shipTo, today, rest)
    const ids = lines.flatMap(({ customItemId }) => customItemId ?? [])
    const own = await ownPrices(tx, params, ids)
    return new Map(
      lines.flatMap(({ lineId, itemNumber, customItemId }) => {
        const price =
          itemNumber === null ? own.get(customItemId ?? '') : (paid.get(itemNumber) ?? current.get(itemNumber))
        return price ? [[lineId, price] as const] : []
      }),
    )
  }
}

/** What is under par among the lines that were counted; nobody orders custom items here. */
function neededOf(rows: readonly LineRow[], results: readonly InventoryResult[]): NeededLine[] {
  const byLine = new Map(results.map((result) => [result.lineId, result]))
  return rows.flatMap((line) => {
    const counted = byLine.get(line.lineId)?.counted
    if (!counted || line.itemNumber === null) return []
    const order = orderToPar(line, onHand(counted, line))
    if (!order || order.orderedCases + order.orderedUnits === 0) return []
    return [{ itemNumber: line.itemNumber, ...order }]
  })
}

/** What 'fill to par' of every guide takes as on hand from now on; each item once. */
function stockOf(rows: readonly LineRow[], results: readonly InventoryResult[]): CountedItem[] {
  const byLine = new Map(results.map((result) => [result.lineId, result]))
  return rows.flatMap((line) => {
    const { itemNumber, customItemId } = line
    const counted = byLine.get(line.lineId)?.counted
    return counted ? [{ itemNumber, customItemId, ...onHand(counted, line) }] : []
  })
}
