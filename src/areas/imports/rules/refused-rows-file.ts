import type { ImportRefusal } from '../import-report.ts'

/** A refusal with the row it is about. */
export interface RefusedRow extends ImportRefusal {
  /** Its cells by column; null when the row could not be read at all. */
  readonly cells: Readonly<Record<string, string>> | null
}

/** Columns of our own; an import ignores them. */
const ours = ['refusedLine', 'refusedField', 'refusedReason'] as const

/**
 * PLAT-13: the head of the file of refused rows. A CSV file keeps its own columns and no others, so
 * that the corrected rows can be sent again as they are: an added empty cell would clear what is
 * stored. Rows of NDJSON (`columns` null) stand in one cell.
 */
export const refusedRowsHead = (columns: readonly string[] | null): string[] => [...(columns ?? ['row']), ...ours]

/** PLAT-13: one line of it. */
export function refusedRowsLine(
  columns: readonly string[] | null,
  { line, field, reason, cells }: RefusedRow,
): (string | number)[] {
  const row = columns === null ? [cells ? JSON.stringify(cells) : ''] : columns.map((column) => cells?.[column] ?? '')
  return [...row, line, field, reason]
}
