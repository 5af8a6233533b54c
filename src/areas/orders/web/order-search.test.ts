import { expect, test } from 'vitest'
import { nextSort, readOrderSearch } from './order-search.ts'

test('the list reads its state from the address and forgives nonsense [ORDER-1]', () => {
  expect(readOrderSearch({ page: '-2', statuses: 'Open,Nope', dateType: 'x', from: '2026-11-01' })).toMatchObject({
    page: 1,
    statuses: ['Open'],
    dateType: 'delivery_date',
    from: '2026-11-01',
  })
})

test('a column sorts ascending, then descending, then not [UI-6]', () => {
  const start = readOrderSearch({})
  const up = nextSort(start, 'subtotal')
  expect(up).toEqual({ sort: 'subtotal', direction: 'asc' })
  const down = nextSort({ ...start, sort: 'subtotal', direction: 'asc' }, 'subtotal')
  expect(down).toEqual({ sort: 'subtotal', direction: 'desc' })
  expect(nextSort({ ...start, sort: 'subtotal', direction: 'desc' }, 'subtotal').sort).toBeUndefined()
})
