import type { Source, SourceRow } from '#areas/imports/server/public.ts'

type Cells = Readonly<Record<string, unknown>>

/** What makes two rows those of one price. */
const keyColumns = ['division', 'itemNumber', 'priceClass', 'gpoId', 'billTo', 'shipTo', 'startsOn'] as const
/** What a price is of, for whom and from when. */
export const keyOf = (cells: Cells): string => keyColumns.map((name) => String(cells[name] ?? '')).join('\u001F')

/** From how many on the price of a row counts. */
export const quantityOf = (cells: Cells): number => Number(cells['priceBreaks'] || 1)
const priceOf = (cells: Cells): string => String(cells['perPound'] || cells['casePrice'] || '')

/** Lower prices by their quantity, and whether there is a price of one. */
interface Breaks {
  hasFirst: boolean
  readonly prices: [from: number, price: string][]
}

/** PLAT-3: the lower prices of a file that has a row for each quantity. */
export async function readBreaks(rows: Source['rows']): Promise<ReadonlyMap<string, Breaks>> {
  const found = new Map<string, Breaks>()
  for await (const row of rows) {
    if (!('cells' in row)) continue
    const breaks = found.get(keyOf(row.cells)) ?? { hasFirst: false, prices: [] }
    const quantity = quantityOf(row.cells)
    if (quantity > 1) breaks.prices.push([quantity, priceOf(row.cells)])
    else if (quantity <= 1) breaks.hasFirst = true
    found.set(keyOf(row.cells), breaks)
  }
  return found
}

/** PLAT-3: rows of prices with the lower ones of `found` in the row of one. */
export function foldBreaks(source: Source, found: ReadonlyMap<string, Breaks>): Source {
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows) {
      if (!('cells' in row)) {
        yield row
        continue
      }
      const { hasFirst = false, prices = [] } = found.get(keyOf(row.cells)) ?? {}
      const quantity = quantityOf(row.cells)
      if (quantity > 1 && hasFirst) continue
      if (quantity > 1 || Number.isNaN(quantity)) {
        const reason = `It is the price from ${quantity} on, and none counts from one on`
        yield { line: row.line, reason: quantity > 1 ? reason : `“${String(row.cells['priceBreaks'])}” is no quantity` }
        continue
      }
      const sorted = prices.toSorted(([one], [other]) => one - other)
      const priceBreaks = sorted.map(([from, price]) => `${from}=${price}`).join('|')
      yield { ...row, cells: { ...row.cells, priceBreaks } }
    }
  }
  return { ...source, rows: rows() }
}
