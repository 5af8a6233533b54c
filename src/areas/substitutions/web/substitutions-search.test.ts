import { expect, test } from 'vitest'
import { readSubstitutionsSearch } from './substitutions-search.ts'

test('the address names keyword, sort and page; nonsense becomes the default [NEXT-3]', () => {
  expect(readSubstitutionsSearch({ keyword: 'flour', sort: 'changed', page: '2' })).toEqual({
    keyword: 'flour',
    sort: 'changed',
    page: 2,
  })
  expect(readSubstitutionsSearch({ sort: 'x', page: '-1' })).toEqual({ keyword: '', sort: 'item', page: 1 })
})
