import { type KnownItem, knownItems } from '#areas/items/server/public.ts'
import { choosePrice } from '#areas/prices/rules/choose-price.ts'
import { candidatesByItem } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ListedCart } from '../cart.ts'
import { cartTotals } from '../rules/cart-totals.ts'
import { chooseMainItems } from '../rules/choose-main-items.ts'
import { cartContents, type ContentsRow, toLine } from './cart-sql.ts'
import { isOverridden, type PricedCart } from './loaded-cart.ts'
import { totalledLines } from './to-cart.ts'

const contents = sql('carts.contents', cartContents)

/** What a list says of a cart's lines. */
interface ListedContents extends Pick<ListedCart, 'totals' | 'mainItems'> {
  readonly overriddenLines: number
}

/**
 * CART-7: totals and main items of carts that were found, by id, at the prices a reader of the
 * whole cart would see.
 */
export async function contentsOf(db: Queries, ids: readonly string[], now: Date): Promise<Map<string, ListedContents>> {
  const rows = ids.length === 0 ? [] : await db.rows<ContentsRow>(contents({ ids, now }))
  const known = await itemsByDivision(db, rows)
  return new Map(rows.map((row) => [row.id, contentsOfRow(row, known.get(row.division)!)]))
}

async function itemsByDivision(db: Queries, rows: readonly ContentsRow[]) {
  const divisions = [...new Set(rows.map(({ division }) => division))]
  const loaded = divisions.map(async (division) => {
    const carts = rows.filter((row) => row.division === division)
    const numbers = new Set(carts.flatMap(({ lines }) => (lines ?? []).map(([itemNumber]) => itemNumber)))
    const items = await knownItems(db, { division, version: carts[0]!.catalogueVersion }, [...numbers])
    return [division, items] as const
  })
  return new Map(await Promise.all(loaded))
}

function contentsOfRow(row: ContentsRow, known: ReadonlyMap<string, KnownItem>): ListedContents {
  const lines = (row.lines ?? []).map(toLine)
  const candidates = candidatesByItem(row.isProspective ? [] : (row.candidates ?? []))
  const items = new Map(
    lines.flatMap(({ itemNumber }) => {
      const item = known.get(itemNumber)
      if (!item) return []
      const price = choosePrice(item, candidates.get(itemNumber) ?? [], row.priceDate)
      return [[itemNumber, { itemInfo: item, price, eachesPerCase: item.eachesPerCase }] as const]
    }),
  )
  const cart: PricedCart = { isVisibleToCustomer: row.isVisibleToCustomer, lines, items }
  const totalled = totalledLines(cart)
  const named = totalled.map((line, n) => ({
    ...line,
    description: items.get(lines[n]!.itemNumber)?.itemInfo.description ?? '',
  }))
  return {
    totals: cartTotals(totalled),
    mainItems: chooseMainItems(named),
    overriddenLines: lines.filter((line) => isOverridden(cart, line)).length,
  }
}
