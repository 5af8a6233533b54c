import { shipToFacts } from '#areas/customers/server/public.ts'
import type { LineQuantity } from '#areas/orders/order.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { IfShort } from '#areas/orders/if-short.ts'
import { comparedItems, ifShortOf } from '#areas/substitutions/server/public.ts'
import type { ShortOrderRow } from './order-short.store.ts'
import { type FoundOffer, type MissingLine, offersForLines, priceDayOf } from './short-offers.ts'

/** What happens with a line that comes short. */
export interface DecidedShort {
  readonly lineNumber: number
  /** Checked again: alternatives that no longer pass are gone, and without one it asks. */
  readonly ifShort: IfShort
  /** What comes instead, by what the customer chose; null: nothing by itself. */
  readonly substitute: FoundOffer | null
}

const numbers = sql(
  'order-shorts.numbers-on-order',
  'select array_agg(item_number) as items from order_lines where order_id = :orderId',
)

/** The items of an order. */
export const itemsOnOrder = async (db: Queries, orderId: string): Promise<ReadonlySet<string>> =>
  new Set((await db.row<{ items: string[] | null }>(numbers({ orderId }))).items ?? [])

/**
 * NEXT-3: what was chosen for each line, asked again as it comes short: the first alternative that
 * passes its check and is there in full comes instead.
 */
export async function decideShorts(
  db: Queries,
  order: Pick<ShortOrderRow, 'id' | 'division' | 'shipTo' | 'deliveryDate' | 'placedAt' | 'timeZone'>,
  lines: readonly {
    readonly lineNumber: number
    readonly itemNumber: string
    readonly missing: LineQuantity
    readonly ifShort: IfShort
  }[],
): Promise<readonly DecidedShort[]> {
  if (lines.length === 0) return []
  const shipTo = await shipToFacts(db, order.division, order.shipTo)
  const day = priceDayOf(order)
  const all = lines.flatMap((line) => [line.itemNumber, ...line.ifShort.alternatives.map((each) => each.itemNumber)])
  const items = await comparedItems(db, shipTo, day, all)
  const checked = lines.map((line): MissingLine => ({
    ...line,
    ifShort: ifShortOf(items.get(line.itemNumber), line.ifShort, 'ask', items, shipTo),
  }))
  const substituted = checked.filter(({ ifShort }) => ifShort.choice === 'substitute')
  const { offers } = await offersForLines(db, shipTo, day, substituted, await itemsOnOrder(db, order.id))
  return checked.map(({ lineNumber, ifShort }): DecidedShort => {
    const passing = new Set(ifShort.alternatives.map(({ itemNumber }) => itemNumber))
    const found = offers.get(lineNumber)?.find(({ item }) => passing.has(item.itemNumber))
    if (ifShort.choice !== 'substitute') return { lineNumber, ifShort, substitute: null }
    if (found) return { lineNumber, ifShort, substitute: found }
    const names = ifShort.alternatives.map(({ description }) => description).join(', ')
    const reason = `Not there in full: ${names}.`
    return { lineNumber, ifShort: { ...ifShort, choice: 'ask', alternatives: [], reason }, substitute: null }
  })
}
