import { expect, test } from 'vitest'
import { queryText } from './query-text.ts'

test('a filter of several values repeats its parameter, so that a value may hold a comma [ITEM-1]', () => {
  expect(queryText({ brands: ['Rivera, Sons & Co', 'Millstone'], pageNo: 2 })).toBe(
    '?brands=Rivera%2C+Sons+%26+Co&brands=Millstone&pageNo=2',
  )
})

test('what is not asked for does not travel [ITEM-1]', () => {
  expect(queryText({ keyword: '', sort: undefined, brands: [] })).toBe('')
  expect(queryText()).toBe('')
})
