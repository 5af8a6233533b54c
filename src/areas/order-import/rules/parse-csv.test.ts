import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv, type Separator, separators, UnclosedQuote } from './parse-csv.ts'

function recordsOf(text: string, separator: Separator = ',', most = 200): string[][] {
  const records: string[][] = []
  parseCsv(text, separator, most, (cells) => {
    records.push(cells)
    return true
  })
  return records
}
const withoutTrailing = (cells: readonly string[]): string[] => cells.slice(0, cells.findLastIndex(Boolean) + 1)

test('what is written by RFC 4180 is read back, cell by cell, with any separator and line end [IMPORT-1]', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '|', '\n', '\r', ' ', 'é') })
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  const written = (rows: string[][], separator: string, end: string) =>
    rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator) + end).join('')
  fc.assert(
    fc.property(table, fc.constantFrom(...separators), fc.constantFrom('\n', '\r\n', '\r'), (rows, separator, end) => {
      expect(recordsOf(written(rows, separator, end), separator)).toEqual(
        rows.map(withoutTrailing).filter((cells) => cells.length > 0),
      )
    }),
  )
})

test('a quote within a cell, text behind a closing one and a last line without an end are read [IMPORT-1]', () => {
  expect(recordsOf('12" pan,"12"" pan","a"b\nlast,')).toEqual([['12" pan', '12" pan', 'ab'], ['last']])
})

test('a quote that is never closed is told, for it would swallow the rest of the file [IMPORT-1]', () => {
  expect(() => recordsOf('a\n"b\nc\nd')).toThrow(UnclosedQuote)
})

test('empty cells at the end take no place, cells beyond the limit only tell that there are more [IMPORT-1]', () => {
  expect(recordsOf(`a${','.repeat(1_000_000)}\nb`)).toEqual([['a'], ['b']])
  expect(recordsOf('x,'.repeat(1_000_000), ',', 3)[0]).toHaveLength(4)
  expect(recordsOf(`${','.repeat(1_000_000)}x`, ',', 3)[0]).toHaveLength(4)
})

test('records are counted as a spreadsheet counts its rows, those without content too [IMPORT-2]', () => {
  const seen: number[] = []
  parseCsv('a\n\n,,\n"b\nb"\nc', ',', 9, (_cells, record) => seen.push(record) < 9)
  expect(seen).toEqual([1, 4, 5])
})

test('a cell of millions of doubled quotes is read as far as anybody needs it, and the next one follows [IMPORT-1, security 21]', () => {
  const [cells] = recordsOf(`"${'""'.repeat(1_000_000)}",1`)
  expect(cells?.[0]?.length).toBeLessThanOrEqual(10_000)
  expect(cells?.[1]).toBe('1')
})
