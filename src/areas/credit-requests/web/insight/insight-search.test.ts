import { expect, test } from 'vitest'
import { readInsightSearch } from './insight-search.ts'

test('what an address says wrongly is as if it were not said [CREDIT-2]', () => {
  const usual = { by: 'code', key: undefined, from: undefined, to: undefined, page: 1 }
  expect(readInsightSearch({})).toEqual(usual)
  expect(readInsightSearch({ by: 'moon', from: '2026-02-30', to: 'x', page: '-3', key: '' })).toEqual(usual)
  expect(readInsightSearch({ by: 'week', key: '2026-11-16', from: '2026-11-01', page: '2' })).toEqual({
    by: 'week',
    key: '2026-11-16',
    from: '2026-11-01',
    to: undefined,
    page: 2,
  })
})
