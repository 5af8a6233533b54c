import { expect, test } from 'vitest'
import { decodeText, type Encoding } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import type { Source } from './source-row.ts'

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const rowsOf = async (source: Source) => {
  const rows = []
  for await (const row of source.rows) rows.push('cells' in row ? { line: row.line, ...row.cells } : row)
  return rows
}
const csv = async (bytes: Buffer | string, encoding?: Encoding) =>
  rowsOf(await readCsv(decodeText(inPieces(Buffer.from(bytes), bytes.length > 1000 ? 65_536 : 7), encoding)))

test.each([
  ['UTF-8', Buffer.from('name;city\r\nJosé;Zürich\r\n')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFname;city\r\nJosé;Zürich\r\n')],
  ['UTF-16 with its mark', Buffer.from('\uFEFFname;city\r\nJosé;Zürich\r\n', 'utf16le')],
  ['UTF-16 without', Buffer.from('name;city\r\nJosé;Zürich\r\n', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\uFEFFname;city\r\nJosé;Zürich\r\n', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('name;city\r\nJosé;Zürich\r\n', 'latin1')],
])('a file in %s is read as it was written [PLAT-3]', async (_, bytes) => {
  expect(await csv(bytes)).toEqual([{ line: 2, name: 'José', city: 'Zürich' }])
})

test('comma, semicolon and tab separate, quotes hold separators and line ends [PLAT-3]', async () => {
  expect(await csv('a,b\n"x, ""y""",2\n')).toEqual([{ line: 2, a: 'x, "y"', b: '2' }])
  expect(await csv('a\tb\n1\t2\n')).toEqual([{ line: 2, a: '1', b: '2' }])
  expect(await csv('"a;1";b\n"one\r\ntwo";2\n\n3;4\n')).toEqual([
    { line: 2, 'a;1': 'one\ntwo', b: '2' },
    { line: 5, 'a;1': '3', b: '4' },
  ])
})

test('rows with a wrong number of cells or broken quotes are refused one by one [PLAT-3]', async () => {
  expect(await csv('a,b\n1\n1,2,3\n1,2,,\n"y"z,w\n5,6\n')).toEqual([
    { line: 2, reason: 'The row has 1 cells instead of 2' },
    { line: 3, reason: 'The row has 3 cells instead of 2' },
    { line: 4, a: '1', b: '2' },
    { line: 5, reason: 'The row is not valid CSV: text behind a closing quote' },
    { line: 6, a: '5', b: '6' },
  ])
})

test('a quote that is never closed costs its own line only [PLAT-3]', async () => {
  expect(await csv('a,b\n1,2\n"never closed,3\n4,5\n')).toEqual([
    { line: 2, a: '1', b: '2' },
    { line: 3, reason: 'The row is not valid CSV: a quote is not closed' },
    { line: 4, a: '4', b: '5' },
  ])
  const rows = await csv(`a,b\n"open,${'x'.repeat(1_100_000)}\n6,7\n`)
  expect(rows).toEqual([
    { line: 2, reason: 'The row is not valid CSV: longer than 1 MB' },
    { line: 3, a: '6', b: '7' },
  ])
})

test('a file of another format in one long line is refused early, by its number of columns [PLAT-14]', async () => {
  const json = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ itemNumber: index })))
  const start = performance.now()
  await expect(csv(json)).rejects.toThrow('The first line has more than 1000 columns')
  // Milliseconds nobody else is served; comparing each column with each took over 5 s.
  expect(performance.now() - start).toBeLessThan(500)
})

test('cells that our own downloads escaped for spreadsheets are read as the original [PLAT-3]', async () => {
  expect(await csv("a,b\n'=1+1,'@home\n-5,'quoted'\n")).toEqual([
    { line: 2, a: '=1+1', b: '@home' },
    { line: 3, a: '-5', b: "'quoted'" },
  ])
})

test('bad lines of NDJSON are refused, nested objects become dotted columns [PLAT-3]', async () => {
  const text =
    '{"a":1,"s":{"min":33.5,"deep":{"ti":2}},"list":["x",2],"raw":{"k":1},"no":null}\r\n\n{bad\n[1]\n{"a":true}'
  const source = readNdjson(decodeText(inPieces(Buffer.from(text), 5)), new Set(['raw']))
  expect(await rowsOf(source)).toEqual([
    { line: 1, a: '1', 's.min': '33.5', 's.deep.ti': '2', list: ['x', '2'], raw: { k: 1 }, no: '' },
    { line: 3, reason: 'The line is not valid JSON' },
    { line: 4, reason: 'The line is not a JSON object' },
    { line: 5, a: 'true' },
  ])
})

test('a line of NDJSON longer than 1 MB is refused, the next one is read [PLAT-3]', async () => {
  const text = `{"a":"${'x'.repeat(1_100_000)}"}\n{"a":"y"}\n`
  const source = readNdjson(decodeText(inPieces(Buffer.from(text), 65_536)), new Set())
  expect(await rowsOf(source)).toEqual([
    { line: 1, reason: 'The line is longer than 1 MB' },
    { line: 2, a: 'y' },
  ])
})
