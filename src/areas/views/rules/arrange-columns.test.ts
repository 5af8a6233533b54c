import { expect, test } from 'vitest'
import { arrangeColumns } from './arrange-columns.ts'

const grid = ['item', 'description', 'price CS', 'override CS', 'CS', 'price EA', 'EA', 'total', 'actions'].map(
  (id) => ({
    id,
  }),
)
const arranged = (...shown: string[]) => arrangeColumns(grid, shown).map(({ id }) => id)

test('a grid has the columns of a view in its order; a unit stays together, buttons stay at the end [STAFF-4]', () => {
  expect(arranged('case', 'description', 'each')).toEqual([
    'price CS',
    'override CS',
    'CS',
    'description',
    'price EA',
    'EA',
    'actions',
  ])
  expect(arranged('description')).toEqual(['description', 'actions'])
})

test('a column the grid does not have leaves no gap [STAFF-4]', () => {
  expect(arranged('par', 'description')).toEqual(['description', 'actions'])
})
