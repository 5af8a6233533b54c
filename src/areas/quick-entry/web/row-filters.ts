import type { EntryRow } from '../entry-row.ts'

/** Which rows of a list are shown. */
export type RowFilter = 'all' | 'check' | 'ready' | 'skipped'

/** The choices above the table, in their order. */
export const rowFilters: readonly { readonly id: RowFilter; readonly label: string }[] = [
  { id: 'all', label: 'All lines' },
  { id: 'check', label: 'To check' },
  { id: 'ready', label: 'Ready' },
  { id: 'skipped', label: 'No order lines' },
]

/** The row waits for somebody: it was asked or not found, or the cart refused it. */
export const isToCheck = (row: EntryRow): boolean => !row.isIncluded && row.outcome !== 'skipped'

/** The rows a choice shows, in the order of the list. */
export const rowsFor = (rows: readonly EntryRow[], filter: RowFilter): readonly EntryRow[] =>
  rows.filter((row) => {
    if (filter === 'skipped') return row.outcome === 'skipped'
    if (filter === 'ready') return row.isIncluded
    return filter === 'check' ? isToCheck(row) : true
  })
