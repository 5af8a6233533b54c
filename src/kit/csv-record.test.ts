import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { type CsvDialect, readCsvRecord } from './csv-record.ts'

const strict: CsvDialect = { delimiter: ',', maxCells: 100, maxQuoted: 1000, keepsTextBehindQuotes: false }
const lenient: CsvDialect = { ...strict, keepsTextBehindQuotes: true }

function recordsOf(text: string, dialect: CsvDialect = strict): string[][] {
  const records: string[][] = []
  for (let at = 0; at < text.length;) {
    const record = readCsvRecord(text, at, dialect, true)
    if (record === 'incomplete' || 'problem' in record) throw new Error(JSON.stringify(record))
    records.push([...record.cells])
    at = record.next
  }
  return records
}

test('quotes hold separators, line ends and quotes [PLAT-3]', () => {
  const read = (text: string, dialect = strict) => readCsvRecord(text, 0, dialect, false)
  expect(read('"a ""b"", c",2\r\n3')).toEqual({ cells: ['a "b", c', '2'], width: 2, next: 16 })
  expect(read('"one\ntwo";x"y;\nz', { ...strict, delimiter: ';' })).toEqual({
    cells: ['one\ntwo', 'x"y', ''],
    width: 3,
    next: 15,
  })
  expect(readCsvRecord('a\rb', 0, strict, true)).toEqual({ cells: ['a'], width: 1, next: 2 })
})

test('a record whose end is not there yet is incomplete, at the end of the file a problem or the last one [PLAT-3]', () => {
  for (const text of ['a,b', '"a', '"a"', 'a\r', '"a""']) {
    expect(readCsvRecord(text, 0, strict, false), text).toBe('incomplete')
    expect(readCsvRecord(text, 0, lenient, false), text).toBe('incomplete')
  }
  expect(readCsvRecord('a,b', 0, strict, true)).toEqual({ cells: ['a', 'b'], width: 2, next: 3 })
  expect(readCsvRecord('"a', 0, strict, true)).toEqual({ problem: 'a quote is not closed' })
})

test('text behind a closing quote is a problem, or belongs to the cell, as the dialect has it [PLAT-3, IMPORT-1]', () => {
  expect(readCsvRecord('"a"b,c\n', 0, strict, true)).toEqual({ problem: 'text behind a closing quote' })
  expect(readCsvRecord('"a"  ,c\n', 0, strict, true)).toEqual({ cells: ['a', 'c'], width: 2, next: 8 })
  expect(recordsOf('12" pan,"12"" pan","a"b\nlast,', lenient)).toEqual([
    ['12" pan', '12" pan', 'ab'],
    ['last', ''],
  ])
})

describe('what is kept of a record has bounds [PLAT-14, security 21]', () => {
  test('of ten million columns no more than asked for, and one place for the others with content', () => {
    const wide = (text: string) => readCsvRecord(text, 0, { ...strict, maxCells: 3 }, true)
    expect(wide(','.repeat(10_000_000))).toEqual({ cells: ['', '', ''], width: 10_000_001, next: 10_000_000 })
    expect(wide('x,'.repeat(1_000_000))).toMatchObject({ cells: ['x', 'x', 'x', 'x'], width: 1_000_001 })
    expect(wide(`a,b,c, ,,d`)).toMatchObject({ cells: ['a', 'b', 'c', 'd'], width: 6 })
  })

  test('of a cell of millions of doubled quotes no more than asked for, and the next cell follows', () => {
    expect(recordsOf(`"${'""'.repeat(1_000_000)}",1`)).toEqual([['"'.repeat(500), '1']])
  })
})

const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '|', '"', '\n', '\r', ' ', 'é') })
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })

test('what our own writer wrote is read back cell by cell, in either dialect [PLAT-3, IMPORT-1]', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(strict, lenient), (rows, dialect) => {
      // A leading CR would be escaped for spreadsheets; that is tested with another rule.
      const plain = rows.map((cells) => cells.map((one) => `x${one}`))
      expect(recordsOf(toCsv(plain), dialect)).toEqual(plain)
    }),
  )
})

test('what another reader makes of RFC 4180 text, this one makes of it too [PLAT-3, IMPORT-1]', () => {
  const ends = fc.constantFrom('\n', '\r\n', '\r')
  const delimiters = fc.constantFrom(',', ';', '\t', '|')
  fc.assert(
    fc.property(table, delimiters, ends, fc.boolean(), (rows, delimiter, end, keepsTextBehindQuotes) => {
      const written = rows
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter) + end)
        .join('')
      const judged = parse(written, { delimiter, record_delimiter: end, relax_column_count: true })
      expect(recordsOf(written, { ...strict, delimiter, keepsTextBehindQuotes })).toEqual(judged)
    }),
  )
})
