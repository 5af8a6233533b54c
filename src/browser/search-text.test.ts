import { expect, test } from 'vitest'
import { writeSearch } from '#contract/write-search.ts'
import { parseSearch } from './search-text.ts'

test('zeros in front of a number survive the address [ITEM-3]', () => {
  expect(parseSearch('?item=0012345')).toEqual({ item: '0012345' })
  expect(parseSearch(writeSearch({ item: '1234567' }))).toEqual({ item: '1234567' })
})

test('what is empty or off leaves no trace in the address [UI-6]', () => {
  expect(writeSearch({ keyword: '', bid: false, page: undefined, brands: [] })).toBe('')
})

test('lists are written with commas and signs are kept apart [UI-6]', () => {
  const text = writeSearch({ brands: ['Fir & Fig', 'Sea'], keyword: 'a=b&c' })
  expect(parseSearch(text)).toEqual({ brands: 'Fir & Fig,Sea', keyword: 'a=b&c' })
})
