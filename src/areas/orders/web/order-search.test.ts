import { expect, test } from 'vitest'
import { readOrderSearch } from './order-search.ts'

test('the list reads its state from the address and forgives nonsense [ORDER-1]', () => {
  expect(readOrderSearch({ page: '-2', statuses: 'Open,Nope', dateType: 'x', from: '2026-11-01' })).toMatchObject({
    page: 1,
    statuses: ['Open'],
    dateType: 'delivery_date',
    from: '2026-11-01',
  })
})
