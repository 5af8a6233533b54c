import { expect, test } from 'vitest'
import { buildBook, buildXlsx, buildZip, xlsxParts } from '#areas/order-import/testing/build-xlsx.ts'
import { processorMs } from '#tests/support/processor-ms.ts'
import { readXlsx } from './read-xlsx.ts'

const rowsOf = async (file: Buffer) => (await readXlsx(file)).sheets[0]?.rows
const codeOf = async (file: Buffer) =>
  readXlsx(file).then(
    () => null,
    (error: { refusal?: { code: string } }) => error.refusal?.code ?? error,
  )
const sheetOf = (data: string) => ({ ...xlsxParts([]), 'xl/worksheets/sheet1.xml': data })
const cells = (...xml: string[]) => buildXlsx([xml.map((one) => ({ xml: one }))])

test('texts, numbers, rich and inline texts, booleans and values of formulas are read [IMPORT-1]', async () => {
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
    '<c><f>0.1*20</f><v>2.0000000000000004</v></c>',
    '<c t="inlineStr"><is><t><![CDATA[<raw>]]></t></is></c>',
  )
  expect(await rowsOf(file)).toEqual([[1, 'A & B é', '00123', 'TRUE', '#N/A', '1.5', '1000', '2', '<raw>']])
})

test('rows and cells are placed by their references, also when every XML name has a prefix [IMPORT-1]', async () => {
  const sheet = `<x:worksheet xmlns:x="y"><x:sheetData><x:row r="4"><x:c r="C4" t="str"><x:v>far</x:v></x:c><x:c><x:v>7</x:v></x:c></x:row>
    <!-- > --><x:row r="9"><x:c r="A9"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`
  expect(await rowsOf(buildZip(sheetOf(sheet)))).toEqual([
    [4, '', '', 'far', '7'],
    [9, '1'],
  ])
})

test('dates are formatted by the style of their cells and the date system of the workbook [IMPORT-1]', async () => {
  const parts = xlsxParts([
    [
      { xml: '<c s="1"><v>35981</v></c>' },
      { xml: '<c s="2"><v>35981.5</v></c>' },
      { xml: '<c s="3"><v>35981</v></c>' },
    ],
  ])
  const relation = '<Relationship Id="r3" Type="http://x/relationships/styles" Target="styles.xml"/></Relationships>'
  const dated = {
    ...parts,
    'xl/_rels/workbook.xml.rels': parts['xl/_rels/workbook.xml.rels']!.replace('</Relationships>', relation),
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d/m/yy h:mm"/><numFmt numFmtId="165" formatCode="0&quot; days&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  }
  expect(await rowsOf(buildZip(dated))).toEqual([[1, '07/05/1998', '07/05/1998 12:00', '35981']])
  const mac = parts['xl/workbook.xml']!.replace('<sheets>', '<workbookPr date1904="1"/><sheets>')
  expect(await rowsOf(buildZip({ ...dated, 'xl/workbook.xml': mac }))).toEqual([
    [1, '07/06/2002', '07/06/2002 12:00', '35981'],
  ])
})

test('a workbook is found through the relationships of its archive, also with strict namespaces and unusual names [IMPORT-1]', async () => {
  const { 'xl/worksheets/sheet1.xml': sheet, 'xl/workbook.xml': workbook } = xlsxParts([[7]])
  const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const relation = (kind: string, target: string) =>
    `<Relationships xmlns="x"><Relationship Id="r1" Type="${strict}/${kind}" Target="${target}"/></Relationships>`
  const parts = {
    '_rels\\.rels': relation('officeDocument', '/book/Workbook2.xml'),
    '/book/workbook2.xml': workbook!.replaceAll(/<(\/?)(?=[a-z])/g, '<$1s:'),
    'book/_rels/workbook2.xml.rels': relation('worksheet', './Sheets/one.xml'),
    'book/sheets/one.xml': sheet!,
  }
  expect(await rowsOf(buildZip(parts))).toEqual([[1, '7']])
})

test('every worksheet is read, hidden ones are marked, charts are skipped [IMPORT-1]', async () => {
  const file = buildBook([
    { name: 'Chart', rows: null },
    { name: 'Lists', rows: [['a']], isHidden: true },
    { name: 'Order', rows: [['Item'], ['1001']] },
    { name: 'More', rows: [] },
  ])
  const { sheets, notes } = await readXlsx(file)
  expect(sheets.map(({ name, isHidden, rows }) => [name, isHidden, rows.length])).toEqual([
    ['Lists', true, 1],
    ['Order', false, 2],
    ['More', false, 0],
  ])
  expect(notes).toEqual([])
})

test('rows and columns hidden by a filter or a person are reported [IMPORT-1]', async () => {
  const rows = [['Item', 'Old', 'Qty'], ['1001'], ['1002'], ['1003']]
  const { sheets } = await readXlsx(buildBook([{ name: 'Order', rows, hiddenRows: [2, 4], hiddenColumns: [1] }]))
  expect(sheets[0]).toMatchObject({ hiddenRows: [2, 4], hiddenColumns: [1] })
})

test('a range of hidden columns up to the end of the sheet costs no time or memory [IMPORT-1, security 21]', async () => {
  const data = `<worksheet><cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(20_000)}</cols><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>`
  const started = processorMs()
  const { sheets } = await readXlsx(buildZip(sheetOf(data)))
  expect(sheets[0]?.hiddenColumns).toHaveLength(200)
  expect(processorMs() - started).toBeLessThan(2000)
})

test('a sheet that exceeds the bounds is left out with a note; the order next to it is read [IMPORT-1]', async () => {
  const long = Array.from({ length: 10_101 }, () => ['1001'])
  const file = buildBook([
    { name: 'Prices', rows: long },
    { name: 'Order', rows: [['Item'], ['1001']] },
  ])
  const { sheets, notes } = await readXlsx(file)
  expect(sheets.map(({ name }) => name)).toEqual(['Order'])
  expect(notes[0]?.message).toBe(
    'The sheet “Prices” was not read. The file has more than 10,000 rows. Please split it into smaller files.',
  )
})

test('of a used range of 100,000 rows and 16,384 columns only cells with content are kept [IMPORT-1]', async () => {
  const empty = Array.from({ length: 100_000 }, (_, n) => `<row r="${n + 3}"><c r="XFD${n + 3}" s="4"/></row>`).join('')
  const sheet = `<sheetData><row r="1"><c r="A1" t="str"><v>Item</v></c></row>${empty}</sheetData>`
  expect(await rowsOf(buildZip(sheetOf(sheet)))).toEqual([[1, 'Item']])
})

test('a zip bomb is refused while unpacking, whatever sizes its directory claims, and takes no memory [IMPORT-1]', async () => {
  const name = 'xl/worksheets/sheet1.xml'
  const bomb = sheetOf(`<sheetData><row><c><v>${'0'.repeat(120 * 1024 * 1024)}</v></c></row></sheetData>`)
  const honest = buildZip(bomb)
  const lying = buildZip(bomb, { claimed: { [name]: 1000 } })
  expect(honest.length).toBeLessThan(1024 * 1024)
  const rows = `<sheetData>${'<row><c t="str"><v/></c></row>'.repeat(4_000_000)}</sheetData>`
  const patient = buildZip(sheetOf(rows), { claimed: { [name]: 1000 } })
  const before = process.memoryUsage().rss
  const started = processorMs()
  expect(await codeOf(honest)).toBe('import_file_suspicious')
  expect(await codeOf(lying)).toBe('import_file_suspicious')
  expect(await codeOf(patient)).toBe('import_file_suspicious')
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024)
  expect(processorMs() - started).toBeLessThan(15_000)
}, 60_000)

test('at most 100 MB are unpacked, and never more than the directory of the archive claims [IMPORT-1, security 21]', async () => {
  const name = 'xl/worksheets/sheet1.xml'
  const megabyte = sheetOf(`<a>${`<b>${' '.repeat(131_072)}</b>`.repeat(8)}</a>`)
  expect(await codeOf(buildZip(megabyte))).toBeNull()
  const claiming = (bytes: number) => codeOf(buildZip(megabyte, { claimed: { [name]: bytes } }))
  expect(await claiming(1000)).toBe('import_file_suspicious')
  expect(await claiming(100 * 1024 * 1024)).toBe('import_file_suspicious')
})

test('half a million shared texts, or one long text in every cell, are refused [IMPORT-1]', async () => {
  const many = { ...xlsxParts([]), 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(500_001)}</sst>` }
  expect(await codeOf(buildZip(many))).toBe('import_file_suspicious')
  const long = Array.from({ length: 200 }, () => ({ xml: '<c t="s"><v>0</v></c>' }))
  const repeated = xlsxParts(Array.from({ length: 2000 }, () => long))
  const file = buildZip({ ...repeated, 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>` })
  expect(await codeOf(file)).toBe('import_file_suspicious')
})

test("too many parts, tags nested too deeply and XML that is not a workbook's are refused [IMPORT-1, security 21, 47]", async () => {
  const parts = xlsxParts([['Item'], ['1001']])
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`xl/media/${n}.png`, '']))
  expect(await codeOf(buildZip({ ...parts, ...many }))).toBe('import_file_suspicious')
  const deep = (levels: number) => sheetOf('<a>'.repeat(levels) + '</a>'.repeat(levels))
  expect(await codeOf(buildZip(deep(32)))).toBeNull()
  expect(await codeOf(buildZip(deep(33)))).toBe('import_file_suspicious')
  expect(await codeOf(buildZip(deep(1_000_000)))).toBe('import_file_suspicious')
  for (const text of [
    '<sst>',
    '<sst><si></sst></si>',
    '<sst/><sst/>',
    '<sst a="1" a="2"/>',
    '<sst>&x;</sst>',
    '<sst>&#0;</sst>',
    '<!DOCTYPE sst><sst/>',
  ])
    expect(await codeOf(buildZip({ ...parts, 'xl/sharedStrings.xml': text })), text).toBe('import_file_unreadable')
})

test('a password, an entity, too many columns and a broken archive each have their own refusal [IMPORT-1]', async () => {
  const parts = xlsxParts([['Item'], ['1001']])
  expect(await codeOf(buildZip(parts, { flags: 1 }))).toBe('import_file_encrypted')
  const entity = '<!DOCTYPE a [<!ENTITY b "c">]><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData>'
  expect(await codeOf(buildZip(sheetOf(entity)))).toBe('import_file_unreadable')
  const far = '<sheetData><row><c r="XFD1" t="str"><v>far</v></c></row></sheetData>'
  expect(await codeOf(buildZip(sheetOf(far)))).toBe('import_too_many_columns')
  const rows = Array.from({ length: 10_101 }, () => ['1001'])
  expect(await codeOf(buildXlsx(rows))).toBe('import_too_many_rows')
  expect(await codeOf(buildZip({ mimetype: 'application/vnd.oasis' }))).toBe('import_file_unreadable')
  expect(await codeOf(Buffer.from('PK\x03\x04 and no more'))).toBe('import_file_unreadable')
})

test('tags crafted to be slow and endless sheets are refused as fast as others [IMPORT-1]', async () => {
  const started = processorMs()
  expect(await codeOf(buildZip(sheetOf(`<a b="${'>'.repeat(2_000_000)}`)))).toBe('import_file_suspicious')
  expect(await codeOf(buildZip(sheetOf(`<a b="${'>'.repeat(250_000)}"/>`)))).toBeNull()
  const sheets = `<workbook>${'<sheet r:id="r9"/>'.repeat(200_000)}</workbook>`
  expect(await codeOf(buildZip({ ...xlsxParts([]), 'xl/workbook.xml': sheets }))).toBe('import_file_suspicious')
  expect(processorMs() - started).toBeLessThan(2000)
})

test('an archive with any byte changed, or truncated anywhere, is read or refused, and never throws another error [IMPORT-1]', async () => {
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
}, 30_000)
