import type { Source, SourceRow } from '#areas/imports/server/public.ts'
import { tradeNumber } from '#platform/imports/cell.ts'

type Cells = Readonly<Record<string, unknown>>

/** Whom a price is for, unless it is everybody. */
const whom = ['priceClass', 'gpoId', 'billTo', 'shipTo'] as const
const isListPrice = (cells: Cells): boolean => whom.every((name) => (cells[name] ?? '') === '')

const itemOf = ({ division, itemNumber }: Cells): string =>
  `${String(division)}/${tradeNumber.safeParse(itemNumber).data}`

/** PLAT-3: the same rows of prices; items with a list price are added to `priced`. */
export function noteListPrices(source: Source, priced: Set<string>): Source {
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows) {
      if ('cells' in row && isListPrice(row.cells)) priced.add(itemOf(row.cells))
      yield row
    }
  }
  return { ...source, rows: rows() }
}

/** PLAT-3: the prices beside items, of those that no file of prices has a list price of. */
export function ofRest(source: Source, priced: ReadonlySet<string>): Source {
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows) if (!('cells' in row) || !priced.has(itemOf(row.cells))) yield row
  }
  return { ...source, rows: rows() }
}
