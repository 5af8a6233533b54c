import { headerWords, isColumnHeader, sureItem, sureness } from './column-words.ts'
import { looksLikeItemNumber } from './read-item-number.ts'
import type { KeptRow } from './read-row.ts'

/**
 * Max rows with content that may be the header: titles and addresses above it take at most a page.
 */
const candidates = 40
/** Rows below a header that are examined. */
const looksBelow = 15

/**
 * IMPORT-1: the number of the header row in the spreadsheet; titles, addresses and dates may
 * precede it. Null for a file without one, whose first row is an order line that must not be lost.
 */
export function findHeader(rows: readonly KeptRow[]): number | null {
  let best: { row: number; score: number } | undefined
  for (const [place, row] of rows.slice(0, candidates).entries()) {
    const score = scoreOf(row, rows.slice(place + 1, place + 1 + looksBelow))
    if (score > (best?.score ?? 0)) best = { row: row[0], score }
  }
  return best ? best.row : unknownHeader(rows)
}

/** How much a row looks like a header, by its words and by the values below it; 0 is not at all. */
function scoreOf([, ...cells]: KeptRow, below: readonly KeptRow[]): number {
  const columns = cells.map((cell) => headerWords(cell))
  const items = columns.map((words) => sureness('item', words))
  const item = Math.max(0, ...items)
  // An order line may also contain 'Case' or 'Brand'.
  if (item < sureItem && cells.some(looksLikeItemNumber)) return 0
  const hasQuantity = columns.some((words) => sureness('cases', words) + sureness('eaches', words) > 0)
  const known = columns.filter(isColumnHeader).length
  const numbers = below.filter((row) => looksLikeItemNumber(String(row[items.indexOf(item) + 1] ?? ''))).length
  const isHeader = item > sureItem || (item > 0 && (hasQuantity || numbers > 0)) || (hasQuantity && known > 1)
  if (!isHeader) return 0
  return item + (hasQuantity ? 5 : 0) + Math.min(known, 6) + (item > 0 ? 2 * Math.min(numbers, 3) : 0)
}

/**
 * When no word is known: the last row of several words above the first order line, otherwise the
 * first row.
 */
function unknownHeader(rows: readonly KeptRow[]): number | null {
  const first = rows[0]
  if (!first) return null
  const isLine = ([, ...cells]: KeptRow) => cells.some(looksLikeItemNumber)
  const line = rows.findIndex(isLine)
  if (line === -1) return first[0]
  const isWide = (row: KeptRow) => row.slice(1).filter(Boolean).length > 1 || rows[line]!.length <= 2
  return rows.slice(0, line).findLast(isWide)?.[0] ?? null
}
