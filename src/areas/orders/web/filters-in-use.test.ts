import { expect, test } from 'vitest'
import { factsOnPaper, filtersInUse } from './filters-in-use.ts'
import { readOrderSearch } from './order-search.ts'

test('the usual list has no chips [ORDER-1]', () => {
  expect(filtersInUse(readOrderSearch({}))).toEqual([])
})

test('every filter that is on is a chip that takes just itself off [ORDER-1]', () => {
  const search = readOrderSearch({
    keyword: 'salmon',
    dateType: 'order_date',
    from: '2026-11-01',
    statuses: 'Placed,Open',
    soTypes: 'willCall',
  })
  const filters = filtersInUse(search)
  expect(filters.map(({ label }) => label)).toEqual([
    '“salmon”',
    'By order date',
    'from Sun, Nov 1',
    'Placed',
    'Open',
    'Will Call',
  ])
  expect(filters.find(({ key }) => key === 'Placed')?.off).toEqual({ statuses: ['Open'] })
  expect(filters.find(({ key }) => key === 'range')?.off).toEqual({ from: undefined, to: undefined })
})

test('a printed list names its date type, its range and the filters that are on [ORDER-1]', () => {
  const range = { from: '2026-10-23', to: '2026-11-29' }
  expect(factsOnPaper(readOrderSearch({}), range)).toEqual(['Delivery date Fri, Oct 23 to Sun, Nov 29'])
  const search = readOrderSearch({ dateType: 'order_date', from: '2026-10-23', statuses: 'Open', keyword: '4711' })
  expect(factsOnPaper(search, range)).toEqual(['Order date Fri, Oct 23 to Sun, Nov 29', '“4711”', 'Open'])
})
