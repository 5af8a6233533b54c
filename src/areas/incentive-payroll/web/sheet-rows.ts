import type { IncentiveRecord } from '../incentive-record.ts'
import type { IncentiveType } from '../incentive-types.ts'
import { amountOf } from '../rules/amount-of.ts'
import type { Drafts } from './drafts.ts'
import { isBlank, readRow, type Rep, type RowField, type RowText, textOf } from './row-text.ts'

/** What is wrong with a row, and in which field; none when it is the row as a whole. */
export interface RowProblem {
  readonly field?: RowField
  readonly problem: string
}

/** A row of the grid: a stored record, or one that is being added. */
export interface SheetRow {
  readonly key: string
  readonly record?: IncentiveRecord
  readonly text: RowText
  readonly isChanged: boolean
  /** What it pays as typed, in cents; null while it cannot be read. */
  readonly amountCents: number | null
  readonly problem: RowProblem | undefined
}

/**
 * STAFF-1: the rows of a sheet. A row that has not changed since the last time is the same object.
 */
export function makeRows(type: IncentiveType, day: string, reps: readonly Rep[]) {
  let known = new Map<string, SheetRow>()
  const storedTexts = new WeakMap<IncentiveRecord, RowText>()
  const storedText = (record: IncentiveRecord): RowText => {
    const text = storedTexts.get(record) ?? textOf(record)
    storedTexts.set(record, text)
    return text
  }
  const paid = (text: RowText): number | null => {
    const read = readRow(type, text, day, reps)
    return 'entry' in read ? amountOf(type, read.entry) : null
  }
  const rowOf = (key: string, text: RowText, problem: RowProblem | undefined, record?: IncentiveRecord): SheetRow => {
    const before = known.get(key)
    if (before && before.text === text && before.problem === problem && before.record === record) return before
    const isChanged = record ? text !== storedText(record) : !isBlank(text)
    return { key, text, isChanged, amountCents: paid(text), problem, ...(record && { record }) }
  }
  return (
    records: readonly IncentiveRecord[],
    { changed, added }: Drafts,
    problems: Readonly<Record<string, RowProblem>>,
  ): readonly SheetRow[] => {
    const rows = [
      ...records.map((record) =>
        rowOf(record.id, changed[record.id]?.text ?? storedText(record), problems[record.id], record),
      ),
      ...added.map(({ key, text }) => rowOf(key, text, problems[key])),
    ]
    known = new Map(rows.map((row) => [row.key, row]))
    return rows
  }
}
