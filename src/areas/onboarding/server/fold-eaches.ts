import type { Source, SourceRow } from '#areas/imports/server/public.ts'
import { keyOf, quantityOf } from './fold-breaks.ts'

type Cells = Readonly<Record<string, unknown>>

/** Prices of the each, of those that have one of the case in another row. */
export type EachPrices = ReadonlyMap<string, string>

const isFilled = (value: unknown): boolean => (value ?? '') !== ''
const isOfEach = (cells: Cells): boolean =>
  isFilled(cells['eachPrice']) &&
  !isFilled(cells['casePrice']) &&
  !isFilled(cells['perPound']) &&
  quantityOf(cells) <= 1
const daysOf = (cells: Cells): string => `${keyOf(cells)}\u001F${String(cells['endsOn'] ?? '')}`

/** PLAT-3: the prices of a file that has a row of the case and another of the each. */
export async function readEachPrices(rows: Source['rows']): Promise<EachPrices> {
  const [eaches, cases] = [new Map<string, string>(), new Set<string>()]
  for await (const row of rows) {
    if (!('cells' in row)) continue
    const key = daysOf(row.cells)
    if (!isOfEach(row.cells)) cases.add(key)
    else if (!eaches.has(key)) eaches.set(key, String(row.cells['eachPrice']))
  }
  return new Map([...eaches].filter(([key]) => cases.has(key)))
}

/** PLAT-3, ITEM-8: rows of prices with that of the each in the row of the case. */
export function foldEaches<Rows extends Source>(source: Rows, found: EachPrices): Rows {
  async function* rows(): AsyncGenerator<SourceRow> {
    const folded = new Set<string>()
    for await (const row of source.rows) {
      const key = 'cells' in row ? daysOf(row.cells) : ''
      const each = found.get(key)
      if (!('cells' in row) || each === undefined) yield row
      else if (!isOfEach(row.cells)) yield { ...row, cells: { ...row.cells, eachPrice: each } }
      else if (folded.has(key)) yield { line: row.line, reason: 'Another row has the price of the each' }
      else folded.add(key)
    }
  }
  return { ...source, rows: rows() }
}
