import type { EntryRow } from '../entry-row.ts'

/** The filter of a list's rows. */
export type RowFilter = 'all' | 'check' | 'ready' | 'skipped'

/** The filters above the table, in order. */
export const rowFilters: readonly { readonly id: RowFilter; readonly label: string }[] = [
  { id: 'all', label: 'All lines' },
  { id: 'check', label: 'To check' },
  { id: 'ready', label: 'Ready' },
  { id: 'skipped', label: 'No order lines' },
]

/** True when the row needs a person: it needs a decision, was not found, or the cart refused it. */
export const isToCheck = (row: EntryRow): boolean => !row.isIncluded && row.outcome !== 'skipped'

/** The rows a filter shows, in the order of the list. */
export const rowsFor = (rows: readonly EntryRow[], filter: RowFilter): readonly EntryRow[] =>
  rows.filter((row) => {
    if (filter === 'skipped') return row.outcome === 'skipped'
    if (filter === 'ready') return row.isIncluded
    return filter === 'check' ? isToCheck(row) : true
  })
