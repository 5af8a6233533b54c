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

test('whose orders are listed is a chip each, and all of them go with the first [ORDER-1]', () => {
  const search = readOrderSearch({
    everywhere: 'true',
    divisions: 'NLV',
    billTo: 'NLV/0000100',
    dsr: 'ana@larder.example',
    creditType: 'credits',
    origin: 'Punchout',
  })
  const filters = filtersInUse(search)
  expect(filters.map(({ label }) => label)).toEqual([
    'All ship-tos',
    'NLV',
    'Bill-to NLV 0000100',
    'DSR ana@larder.example',
    'Credits',
    'Punchout',
  ])
  expect(filters[0]!.off).toEqual({
    everywhere: undefined,
    divisions: undefined,
    billTo: undefined,
    shipTo: undefined,
    dsm: undefined,
    dsr: undefined,
  })
  // The narrowing of another scope says nothing about the selected ship-to.
  expect(filtersInUse(readOrderSearch({ billTo: 'NLV/0000100' }))).toEqual([])
})

test('a printed list names its date type, its range and the filters that are on [ORDER-1]', () => {
  const range = { from: '2026-10-23', to: '2026-11-29' }
  expect(factsOnPaper(readOrderSearch({}), range)).toEqual(['Delivery date Fri, Oct 23 to Sun, Nov 29'])
  const search = readOrderSearch({ dateType: 'order_date', from: '2026-10-23', statuses: 'Open', keyword: '4711' })
  expect(factsOnPaper(search, range)).toEqual(['Order date Fri, Oct 23 to Sun, Nov 29', '“4711”', 'Open'])
})
