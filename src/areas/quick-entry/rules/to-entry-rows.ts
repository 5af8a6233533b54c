import type { EntryRow } from '../entry-row.ts'
import type { MatchedOrderLine } from '../quick-entry.endpoints.ts'

/**
 * CART-13: the rows of a matched list; `batch` keeps their keys distinct from those of an earlier
 * list.
 */
export const toEntryRows = (lines: readonly MatchedOrderLine[], batch: string): EntryRow[] =>
  lines.map((line, i) => ({
    key: `${batch}-${i}`,
    source: line.source,
    words: line.words,
    isLearned: line.isLearned,
    isChosen: false,
    outcome: line.outcome,
    itemNumber: line.choices[0] ?? null,
    quantity: line.quantity ?? 0,
    writtenQuantity: line.writtenQuantity,
    isUnitWritten: line.isUnitWritten,
    isQuantityTyped: false,
    unit: line.unit,
    confidence: line.confidence,
    reason: line.reason,
    choices: line.choices,
    isIncluded: line.outcome === 'taken',
    refusal: null,
  }))

/**
 * CART-13: a row parsed again after its text was edited; the typed quantity stays where the text
 * has none.
 */
export function rereadRow(row: EntryRow, lines: readonly MatchedOrderLine[]): EntryRow {
  const [line] = lines.filter(({ outcome }) => outcome !== 'skipped')
  if (!line) return { ...row, outcome: 'unmatched', choices: [], itemNumber: null, isIncluded: false }
  const [read] = toEntryRows([line], row.key) as [EntryRow]
  const quantity = read.quantity || row.quantity
  const unit = read.unit ?? row.unit
  // The row may already have the only thing that was missing.
  const isMeant = line.outcome === 'taken' || (line.quantity === null && quantity > 0 && line.confidence >= 90)
  return { ...read, key: row.key, quantity, unit, isIncluded: isMeant }
}
