import { expect, test } from 'vitest'
import { readLineSearch } from './line-search.ts'

test('an address shows the lines that need a decision unless it names others [GUIDE-3]', () => {
  expect(readLineSearch({})).toEqual({ show: 'open', page: 1 })
  expect(readLineSearch({ show: 'all', page: '3' })).toEqual({ show: 'all', page: 3 })
  expect(readLineSearch({ show: 'nothing', page: '-1' })).toEqual({ show: 'open', page: 1 })
})
