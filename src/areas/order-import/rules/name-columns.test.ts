import { expect, test } from 'vitest'
import { nameColumns } from './name-columns.ts'

test('two columns with the same header are distinguished by their letters [IMPORT-1]', () => {
  const names = nameColumns([
    { index: 0, header: 'Item' },
    { index: 1, header: 'Qty' },
    { index: 26, header: 'Qty' },
  ])
  expect([...names.values()]).toEqual(['Item', 'Qty (column B)', 'Qty (column AA)'])
})
