import { expect, test } from 'vitest'
import { buildXlsx, buildZip, xlsxParts } from '#areas/order-import/testing/build-xlsx.ts'
import { readXlsx } from './read-xlsx.ts'

const rowsOf = async (file: Buffer) => (await readXlsx(file)).collector.rows
const codeOf = async (file: Buffer) =>
  readXlsx(file).then(
    () => null,
    (error: { refusal?: { code: string } }) => error.refusal?.code ?? error,
  )
const sheetOf = (data: string) => ({ ...xlsxParts([]), 'xl/worksheets/sheet1.xml': data })
const cells = (...xml: string[]) => buildXlsx([xml.map((one) => ({ xml: one }))])

test('texts, numbers, rich and inline texts, truth values and values of formulas are read [IMPORT-1]', async () => {
  const parts = xlsxParts([[{ xml: '<c t="s"><v>0</v></c>' }]])
  const rich = {
    ...parts,
    'xl/sharedStrings.xml': '<sst><si><r><t>Fl</t></r><r><t>our</t></r><rPh><t>x</t></rPh></si></sst>',
  }
  expect(await rowsOf(buildZip(rich))).toEqual([[1, 'Flour']])
  const file = cells(
    '<c t="inlineStr"><is><t>A &amp; B &#233;</t></is></c>',
    '<c t="str"><f>1&lt;2</f><v>00123</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="e"><v>#N/A</v></c>',
    '<c><v>1.5</v></c>',
    '<c><v>1E3</v></c>',
    '<c t="inlineStr"><is><t><![CDATA[<raw>]]></t></is></c>',
  )
  expect(await rowsOf(file)).toEqual([[1, 'A & B é', '00123', 'TRUE', '#N/A', '1.5', '1000', '<raw>']])
})

test('rows and cells stand where their references say, with a prefix on every name too [IMPORT-1]', async () => {
  const sheet = `<x:worksheet xmlns:x="y"><x:sheetData><x:row r="4"><x:c r="C4" t="str"><x:v>far</x:v></x:c><x:c><x:v>7</x:v></x:c></x:row>
    <!-- > --><x:row r="9"><x:c r="A9"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`
  expect(await rowsOf(buildZip(sheetOf(sheet)))).toEqual([
    [4, '', '', 'far', '7'],
    [9, '1'],
  ])
})

test('hidden sheets and charts are passed over, and the sheets that are not read are told [IMPORT-1]', async () => {
  const parts = xlsxParts([['Item'], ['1001']])
  const workbook = `<workbook><sheets><sheet name="Chart" r:id="r2"/><sheet name="Lists" state="hidden" r:id="r9"/><sheet name="Order" r:id="r1"/><sheet name="More" r:id="r1"/></sheets></workbook>`
  const { notes, collector } = await readXlsx(buildZip({ ...parts, 'xl/workbook.xml': workbook }))
  expect(collector.rows).toHaveLength(2)
  expect(notes.map(({ message }) => message)).toEqual(['Only the first sheet, “Order”, was read.'])
})

test('a used range of 100,000 rows and 16,384 columns holds only what has content [IMPORT-1]', async () => {
  const empty = Array.from({ length: 100_000 }, (_, n) => `<row r="${n + 3}"><c r="XFD${n + 3}" s="4"/></row>`).join('')
  const sheet = `<sheetData><row r="1"><c r="A1" t="str"><v>Item</v></c></row>${empty}</sheetData>`
  expect(await rowsOf(buildZip(sheetOf(sheet)))).toEqual([[1, 'Item']])
})

test('a bomb is refused on the way, whatever its list of contents claims, and takes no memory [IMPORT-1]', async () => {
  const name = 'xl/worksheets/sheet1.xml'
  const bomb = sheetOf(`<sheetData><row><c><v>${'0'.repeat(120 * 1024 * 1024)}</v></c></row></sheetData>`)
  const honest = buildZip(bomb)
  const lying = buildZip(bomb, { claimed: { [name]: 1000 } })
  expect(honest.length).toBeLessThan(1024 * 1024)
  const rows = `<sheetData>${'<row><c t="str"><v/></c></row>'.repeat(4_000_000)}</sheetData>`
  const patient = buildZip(sheetOf(rows), { claimed: { [name]: 1000 } })
  const before = process.memoryUsage().rss
  const started = performance.now()
  expect(await codeOf(honest)).toBe('import_file_suspicious')
  expect(await codeOf(lying)).toBe('import_file_suspicious')
  expect(await codeOf(patient)).toBe('import_file_suspicious')
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024)
  expect(performance.now() - started).toBeLessThan(15_000)
}, 60_000)

test('half a million shared texts, or one long text in every cell, are refused [IMPORT-1]', async () => {
  const many = { ...xlsxParts([]), 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(500_001)}</sst>` }
  expect(await codeOf(buildZip(many))).toBe('import_file_suspicious')
  const long = Array.from({ length: 200 }, () => ({ xml: '<c t="s"><v>0</v></c>' }))
  const repeated = xlsxParts(Array.from({ length: 2000 }, () => long))
  const file = buildZip({ ...repeated, 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>` })
  expect(await codeOf(file)).toBe('import_file_suspicious')
})

test('a password, an entity, a column too many and a broken archive each have their refusal [IMPORT-1]', async () => {
  const parts = xlsxParts([['Item'], ['1001']])
  expect(await codeOf(buildZip(parts, { flags: 1 }))).toBe('import_file_encrypted')
  const entity = '<!DOCTYPE a [<!ENTITY b "c">]><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData>'
  expect(await codeOf(buildZip(sheetOf(entity)))).toBe('import_file_unreadable')
  const far = '<sheetData><row><c r="XFD1" t="str"><v>far</v></c></row></sheetData>'
  expect(await codeOf(buildZip(sheetOf(far)))).toBe('import_too_many_columns')
  const rows = Array.from({ length: 10_002 }, () => ['1001'])
  expect(await codeOf(buildXlsx(rows))).toBe('import_too_many_rows')
  expect(await codeOf(buildZip({ mimetype: 'application/vnd.oasis' }))).toBe('import_file_unreadable')
  expect(await codeOf(Buffer.from('PK\x03\x04 and no more'))).toBe('import_file_unreadable')
})

test('tags made to be slow, and sheets without end, are refused as quickly as others [IMPORT-1]', async () => {
  const started = performance.now()
  expect(await codeOf(buildZip(sheetOf(`<a b="${'>'.repeat(2_000_000)}`)))).toBe('import_file_suspicious')
  expect(await codeOf(buildZip(sheetOf(`<a b="${'>'.repeat(250_000)}"/>`)))).toBeNull()
  const sheets = `<workbook>${'<sheet r:id="r9"/>'.repeat(200_000)}</workbook>`
  expect(await codeOf(buildZip({ ...xlsxParts([]), 'xl/workbook.xml': sheets }))).toBe('import_file_suspicious')
  expect(performance.now() - started).toBeLessThan(2000)
})

test('an archive with any byte broken or cut anywhere is read or refused, never thrown [IMPORT-1]', async () => {
  const file = buildXlsx([
    ['Item Number', 'Qty'],
    ['1001', 2],
    ['1002', 3],
  ])
  for (let at = 0; at < file.length; at += 3) {
    const broken = Buffer.from(file)
    broken[at] = broken[at]! ^ 0xff
    expect(await codeOf(broken)).toBeOneOf([null, expect.stringMatching(/^import_/)])
    expect(await codeOf(file.subarray(0, at))).toEqual(expect.stringMatching(/^import_/))
  }
})
