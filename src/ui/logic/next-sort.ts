/** How a list is sorted; without `sort` in its own order. */
export interface SortState<Sort extends string> {
  readonly sort: Sort | undefined
  readonly direction: 'asc' | 'desc'
}

/** UI-6: ascending, descending, unsorted, and round again. */
export function nextSort<Sort extends string>(now: SortState<Sort>, by: Sort): SortState<Sort> {
  if (now.sort !== by) return { sort: by, direction: 'asc' }
  return now.direction === 'asc' ? { sort: by, direction: 'desc' } : { sort: undefined, direction: 'asc' }
}

/** The column's `aria-sort`; a column that cannot sort has none. */
export function ariaSort<Sort extends string>(
  now: SortState<Sort>,
  column: Sort | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (column === undefined) return undefined
  if (now.sort !== column) return 'none'
  return now.direction === 'asc' ? 'ascending' : 'descending'
}
