import { expect, test } from 'vitest'
import { parseCsv, type Separator, UnclosedQuote } from './parse-csv.ts'

const recordsOf = (text: string, separator: Separator = ',', most = 200) =>
  [...parseCsv(text, separator, most)].map(({ cells }) => cells)

test('a quote within a cell, text after a closing quote and a last line without a line break are read [IMPORT-1]', () => {
  expect(recordsOf('12" pan,"12"" pan","a"b\nlast,')).toEqual([['12" pan', '12" pan', 'ab'], ['last']])
})

test('a quote that is never closed is refused, since it would swallow the rest of the file [IMPORT-1]', () => {
  expect(() => recordsOf('a\n"b\nc\nd')).toThrow(UnclosedQuote)
})

test('empty cells at the end are dropped, and of the cells beyond the limit one is kept to show that there are more [IMPORT-1]', () => {
  expect(recordsOf(`a${','.repeat(1_000_000)}\nb`)).toEqual([['a'], ['b']])
  expect(recordsOf('x,'.repeat(1_000_000), ',', 3)[0]).toHaveLength(4)
  expect(recordsOf(`${','.repeat(1_000_000)}x`, ',', 3)[0]).toHaveLength(4)
})

test('records are numbered as rows in a spreadsheet, including empty ones [IMPORT-2]', () => {
  expect([...parseCsv('a\n\n,,\n"b\nb"\nc', ',', 9)].map(({ row }) => row)).toEqual([1, 4, 5])
})

test('a cell of millions of doubled quotes is cut, and the next cell is still read [IMPORT-1, security 21]', () => {
  const [cells] = recordsOf(`"${'""'.repeat(1_000_000)}",1`)
  expect(cells?.[0]?.length).toBeLessThanOrEqual(10_000)
  expect(cells?.[1]).toBe('1')
})
