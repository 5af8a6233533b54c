import { expect, test } from 'vitest'
import { columnIndexOf, columnName } from './column-name.ts'

test('column names convert to indexes and back as in spreadsheets [IMPORT-1]', () => {
  expect([0, 25, 26, 16_383].map(columnName)).toEqual(['A', 'Z', 'AA', 'XFD'])
  for (let index = 0; index < 18_000; index++) expect(columnIndexOf(`${columnName(index)}12`)).toBe(index)
  expect([columnIndexOf('12'), columnIndexOf('AAAA1')]).toEqual([null, null])
})
