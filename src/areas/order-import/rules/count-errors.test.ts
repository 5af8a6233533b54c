import { expect, test } from 'vitest'
import { countErrors } from './count-errors.ts'

const notFound = { errorCode: 'row_item_not_found', message: 'Item not found' }
const duplicate = { errorCode: 'row_duplicate_item', message: 'Duplicate item' }

test('rows at fault are counted by code, the most frequent reason first [IMPORT-2]', () => {
  expect(countErrors([duplicate, notFound, notFound])).toEqual([
    { ...notFound, count: 2 },
    { ...duplicate, count: 1 },
  ])
  expect(countErrors([])).toEqual([])
})
