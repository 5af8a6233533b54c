import { expect, test } from 'vitest'
import { ariaSort, nextSort, type SortState } from './next-sort.ts'

const unsorted: SortState<'name' | 'total'> = { sort: undefined, direction: 'asc' }

test('a column sorts ascending, descending, not at all, and round again [UI-6]', () => {
  const up = nextSort(unsorted, 'name')
  const down = nextSort(up, 'name')
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { sort: 'name', direction: 'asc' },
    { sort: 'name', direction: 'desc' },
    unsorted,
  ])
})

test('another column starts ascending [UI-6]', () => {
  expect(nextSort({ sort: 'name', direction: 'desc' }, 'total')).toEqual({ sort: 'total', direction: 'asc' })
})

test('only columns that sort say how they are sorted [UI-6]', () => {
  const by = { sort: 'name', direction: 'desc' } as const
  expect([ariaSort(by, 'name'), ariaSort<'name' | 'total'>(by, 'total'), ariaSort(by, undefined)]).toEqual([
    'descending',
    'none',
    undefined,
  ])
})
