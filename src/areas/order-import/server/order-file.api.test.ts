import { expect, test } from 'vitest'
import { startOrderImports } from '#tests/support/order-imports.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { maxFileBytes } from '../order-import.ts'
import { orderTemplate } from '../rules/order-template.ts'
import { buildXlsx } from '../testing/build-xlsx.ts'

const { clock, db, send, sendFile } = await startOrderImports()
const table = (separator: string) =>
  ['Item Number', 'Order QTY CS', 'Order QTY EA'].join(separator) + `\r\n1001${separator}2${separator}\r\n`

const encoded = (text: string) => Buffer.from(text, 'utf8')
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()
const accented = 'Item Number,Désignation,Order QTY CS\n1001,Crème brûlée,2\n'
const spellings: [string, Buffer, string, string][] = [
  ['commas', encoded(table(',')), 'utf-8', ','],
  ['semicolons', encoded(table(';')), 'utf-8', ';'],
  ['tabs', encoded(table('\t')), 'utf-8', '\t'],
  ["Excel's sep= line", encoded(`sep=;\r\n${table(';')}`), 'utf-8', ';'],
  ['a byte order mark', encoded(`\ufeff${table(',')}`), 'utf-8', ','],
  ['quotes around everything', encoded('"Item Number","Order QTY CS"\n"1001","2"\n'), 'utf-8', ','],
  ['UTF-16 as Excel saves Unicode text', Buffer.from(`\ufeff${table('\t')}`, 'utf16le'), 'utf-16le', '\t'],
  ['UTF-16 of big end', bigEndian(`\ufeff${table(',')}`), 'utf-16be', ','],
  ['Windows-1252', Buffer.from(accented, 'latin1'), 'windows-1252', ','],
  ['the end mark of old systems', encoded(`${table(',')}\x1a`), 'utf-8', ','],
  ['a used range that goes on', encoded(table(',') + ',,,,,,,,\r\n'.repeat(5000)), 'utf-8', ','],
]
test.each(spellings)('a file with %s is read [IMPORT-1]', async (_, file, encoding, separator) => {
  const { status, body } = await sendFile(file)
  expect([status, body.encoding, body.separator, body.rowCount]).toEqual([201, encoding, separator, 1])
  expect(body.columns[0]).toEqual({
    index: 0,
    header: 'Item Number',
    examples: ['1001'],
    isHidden: false,
    holdsUnits: false,
  })
  expect(body.guess.itemCode).toBe(0)
  expect(body.columns[body.guess.orderedCases!]?.header).toBe('Order QTY CS')
})

test('a workbook is read, and the first two values of each column are shown [IMPORT-1]', async () => {
  const file = buildXlsx([
    ['Item Number', 'Description', 'Cases'],
    [1001, 'Flour & more', 2],
    [null, null, null],
    ['0001002', 'Oil', 3],
    [1003, null, 1],
  ])
  const { body } = await sendFile(file)
  expect(body).toMatchObject({ format: 'xlsx', encoding: null, separator: null, rowCount: 3, notes: [] })
  expect(body.columns.map(({ examples }) => examples)).toEqual([
    ['1001', '0001002'],
    ['Flour & more', 'Oil'],
    ['2', '3'],
  ])
  expect(body.guess).toEqual({ itemCode: 0, orderedCases: 2, orderedUnits: null, unit: null })
})

test('a file without a header loses no line, and a note says so [IMPORT-1]', async () => {
  const { body } = await sendFile('1001,2\n1002,1\n')
  expect([body.rowCount, body.columns[0]?.header, body.notes[0]?.code]).toEqual([2, 'Column A', 'no_header'])
  expect(body.guess).toEqual({ itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null })
})

test('the preview has the rows of the file, with the characters of Windows-1252 [IMPORT-1]', async () => {
  const windows = Buffer.from('Item Number,Note\n1001,\x93a \x96 b\x94 \x80\n1002,\n', 'latin1')
  const { body } = await sendFile(windows)
  expect(body.firstRows).toEqual([
    { row: 2, cells: ['1001', '“a – b” €'] },
    { row: 3, cells: ['1002', ''] },
  ])
})

const refused: [string, string | Buffer, number, string][] = [
  ['an empty file', '', 422, 'import_file_empty'],
  ['the bare template', orderTemplate(), 422, 'import_file_empty'],
  ['nothing but separators', ',,,\r\n,,,\r\n', 422, 'import_file_empty'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 422, 'import_file_unreadable'],
  ['a program', Buffer.from([77, 90, 0, 3, 0, 0, 0, 4, 0, 255, 255, 0, 184]), 422, 'import_file_unreadable'],
  ['a quote that is never closed', 'Item Number,Cases\n1001,"2\n1002,3\n', 422, 'import_file_unreadable'],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 422, 'import_old_excel'],
  ['a million columns', 'x,'.repeat(1_000_000), 422, 'import_too_many_columns'],
  ['10,001 rows', 'Item Number\n' + '1001\n'.repeat(10_001), 422, 'import_too_many_rows'],
  ['more than 10 MB', Buffer.alloc(maxFileBytes + 1, 'a'), 413, 'import_file_too_large'],
]
test.each(refused)('%s is refused with a message [IMPORT-1]', async (_, file, status, code) => {
  const answer = await sendFile(file)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('an uploaded file is only for its user and ship-to, and is deleted after an hour [IMPORT-1, ACCESS-4]', async () => {
  const { body } = await sendFile(table(','))
  const ask = async (person: 'buyer' | 'colleague', shipTo: { division: string; shipTo: string } = shipTos.own) =>
    (await send<{ stage: string; code: string }>(person, { method: 'GET', path: `/${body.importId}`, shipTo })).body
  expect(await ask('buyer')).toEqual({ stage: 'waiting', done: 0, total: 1 })
  expect((await ask('colleague')).code).toBe('import_not_present')
  expect((await ask('buyer', shipTos.sibling)).code).toBe('import_not_present')
  const before = clock.now()
  clock.set(new Date(before.getTime() + 61 * 60_000))
  expect((await ask('buyer')).code).toBe('import_not_present')
  clock.set(before)
})

test('at most five uploaded files are kept for a user and ship-to [IMPORT-1]', async () => {
  for (let n = 0; n < 8; n++) await sendFile(`Item Number\n${items.flour}\n`)
  expect((await db.row<{ n: number }>('select count(*)::int as n from order_imports')).n).toBe(5)
})
