import { expect, test } from 'vitest'
import { clearedSearch, findsAll, readGuideSearch, writeList } from './guide-search.ts'

const all = { keyword: '', page: 1, group: 'none', categories: [], locations: [], mode: 'order' }

test('a guide opens on page 1 with all its lines in the order of the shelf [GUIDE-1]', () => {
  expect(readGuideSearch({})).toEqual(all)
  expect(findsAll(readGuideSearch({}))).toBe(true)
})

test('what an address cannot mean is the default [GUIDE-1]', () => {
  expect(readGuideSearch({ page: '-1', group: 'brand', mode: 'delete' })).toEqual(all)
  expect(readGuideSearch({ page: '1e9' }).page).toBe(1)
})

test('filters of several values come back as they were written [GUIDE-1]', () => {
  const locations = ['a1', 'none']
  const search = readGuideSearch({ locations: writeList(locations)! })
  expect(search.locations).toEqual(locations)
  expect(findsAll(search)).toBe(false)
})

test('clearing resets search, filters, grouping and page [GUIDE-1]', () => {
  const texts = { keyword: 'salmon', page: '3', group: 'location', categories: 'a', locations: 'b', mode: 'edit' }
  const left = Object.entries({ ...texts, ...clearedSearch }).filter(([, value]) => value !== undefined)
  expect(left).toEqual([['mode', 'edit']])
})
