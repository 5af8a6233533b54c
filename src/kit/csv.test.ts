import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { neutralizeCell, restoreCell, toCsv } from './csv.ts'

test('a cell a spreadsheet would run becomes text; negative numbers stay numbers [IMPORT-2]', () => {
  expect(neutralizeCell('=1+1')).toBe("'=1+1")
  expect(neutralizeCell('＝HYPERLINK("x")')).toBe('\'＝HYPERLINK("x")')
  expect(neutralizeCell('-12.50')).toBe('-12.50')
  expect(neutralizeCell('romaine')).toBe('romaine')
})

test('what is written reads back the same through another parser [IMPORT-2]', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const width = rows[0]!.length
      const even = rows.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? ''))
      const read: string[][] = parse(toCsv(even), { relax_column_count: true, skip_empty_lines: false })
      expect(read.map((row) => row.map(restoreCell))).toEqual(even.map((row) => row.map((cell) => cell)))
    }),
  )
})
