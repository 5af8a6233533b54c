import { expect, test } from 'vitest'
import { readInsightSearch } from './insight-search.ts'

test('what an address says wrongly is as if it were not said [CREDIT-2]', () => {
  const usual = { by: 'code', key: undefined, statuses: [], divisions: [], from: undefined, to: undefined, page: 1 }
  expect(readInsightSearch({})).toEqual(usual)
  expect(
    readInsightSearch({
      by: 'moon',
      from: '2026-02-30',
      to: 'x',
      page: '-3',
      key: '',
      statuses: 'lost',
      divisions: 'nowhere',
    }),
  ).toEqual(usual)
  expect(
    readInsightSearch({
      by: 'week',
      key: '2026-11-16',
      from: '2026-11-01',
      page: '2',
      statuses: 'approved,lost',
      divisions: 'NIC',
    }),
  ).toEqual({
    by: 'week',
    key: '2026-11-16',
    statuses: ['approved'],
    divisions: ['NIC'],
    from: '2026-11-01',
    to: undefined,
    page: 2,
  })
})
