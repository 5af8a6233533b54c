import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '#kit/csv.ts'
import { parseCsvRecord } from './parse-csv-record.ts'

test('quotes hold separators, line ends and quotes [PLAT-3]', () => {
  expect(parseCsvRecord('"a ""b"", c",2\r\n3', 0, ',', false)).toEqual({ cells: ['a "b", c', '2'], next: 16 })
  expect(parseCsvRecord('"one\ntwo";x"y;\nz', 0, ';', false)).toEqual({ cells: ['one\ntwo', 'x"y', ''], next: 15 })
  expect(parseCsvRecord('a\rb', 0, ',', true)).toEqual({ cells: ['a'], next: 2 })
})

test('a record whose end is not there yet is incomplete, at the end of the file a problem or the last one [PLAT-3]', () => {
  for (const text of ['a,b', '"a', '"a"', 'a\r', '"a""']) {
    expect(parseCsvRecord(text, 0, ',', false), text).toBe('incomplete')
  }
  expect(parseCsvRecord('a,b', 0, ',', true)).toEqual({ cells: ['a', 'b'], next: 3 })
  expect(parseCsvRecord('"a', 0, ',', true)).toEqual({ problem: 'a quote is not closed' })
  expect(parseCsvRecord('"a"b,c\n', 0, ',', true)).toEqual({ problem: 'text behind a closing quote' })
})

test('what our own writer wrote is read back cell by cell [PLAT-3]', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'é') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      // A leading CR would be made harmless for spreadsheets; that is another rule's test.
      const plain = rows.map((cells) => cells.map((one) => `x${one}`))
      const text = toCsv(plain)
      const read: string[][] = []
      for (let at = 0; at < text.length;) {
        const record = parseCsvRecord(text, at, ',', true)
        if (record === 'incomplete' || 'problem' in record) throw new Error('not read')
        read.push([...record.cells])
        at = record.next
      }
      expect(read).toEqual(plain)
    }),
  )
})
