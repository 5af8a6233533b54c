import { expect, test } from 'vitest'
import { lineSorts } from './arrange-lines.ts'
import { nextOf, readReviewSearch } from './review-search.ts'

test('the review reads its look from the address and forgives nonsense [CHECK-1]', () => {
  expect(readReviewSearch({ sort: 'brand', group: 'date', layout: 'advanced' })).toEqual({
    sort: 'brand',
    group: 'date',
    layout: 'advanced',
  })
  expect(readReviewSearch({ sort: 'x', layout: '7' })).toEqual({ sort: 'added', group: 'none', layout: null })
})

test('one key goes through all sorts and round again [CHECK-1]', () => {
  expect(nextOf(lineSorts, 'added')).toBe('description')
  expect(nextOf(lineSorts, 'total')).toBe('added')
})
