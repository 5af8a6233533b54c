import { crc32, deflateRawSync } from 'node:zlib'
import { zipStream } from './zip-stream.ts'

/** A cell: numbers stay numbers, and a text is never run as a formula. */
export type XlsxCell = string | number

const office = 'http://schemas.openxmlformats.org'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const relationship = (type: string, target: string) =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
const part = (name: string, type: string) =>
  `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`

/** Control characters that XML 1.0 cannot hold, and halves of surrogate pairs. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(unwritable, '').replace(/[&<>"]/g, (letter) => escapes[letter]!)

const cell = (value: XlsxCell): string =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

const main = `${office}/spreadsheetml/2006/main`
const sheetStart = [
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">`,
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>',
].join('')
const sheetEnd = '</sheetData></worksheet>'
const rowOf = (row: readonly XlsxCell[]) => `<row>${row.map(cell).join('')}</row>`

/** What a workbook of one sheet consists of besides its sheet. */
const frameOf = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
  '_rels/.rels': head + relationship('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="${escaped(nameOf(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': head + relationship('worksheet', 'worksheets/sheet1.xml'),
})
const sheetPath = 'xl/worksheets/sheet1.xml'

/** A workbook of one sheet (ECMA-376); the first row is its header, which stays in view. */
export function writeXlsx(sheetName: string, rows: readonly (readonly XlsxCell[])[]): Uint8Array {
  return zipped({ ...frameOf(sheetName), [sheetPath]: sheetStart + rows.map(rowOf).join('') + sheetEnd })
}

/** The same from rows that come page by page: none is kept, whatever their number. */
export async function* streamXlsx(
  sheetName: string,
  pages: AsyncIterable<readonly (readonly XlsxCell[])[]>,
): AsyncGenerator<Uint8Array> {
  yield* zipStream({ ...frameOf(sheetName), [sheetPath]: sheetOf(pages) })
}

async function* sheetOf(pages: AsyncIterable<readonly (readonly XlsxCell[])[]>): AsyncGenerator<string> {
  yield sheetStart
  for await (const rows of pages) yield rows.map(rowOf).join('')
  yield sheetEnd
}

/** Excel takes names of sheets up to 31 characters, without these. */
const nameOf = (name: string): string =>
  name
    .replace(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet1'

// 1 January 1980, the first day of the format: the same rows are the same bytes.
const dosDate = 0x0021
const deflated = 8
const version = 20

/** A ZIP archive of texts (PKWARE APPNOTE 6.3.10), in memory. */
function zipped(parts: Readonly<Record<string, string>>): Uint8Array {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const file = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(version, 0)
    facts.writeUInt16LE(deflated, 4)
    facts.writeUInt16LE(dosDate, 8)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(file.length, 22)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, version, 0]), facts, entry, file)
    const body = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts, file, packed])
    bodies.push(body)
    offset += body.length
  }
  const entries = Buffer.concat(directory)
  const count = Object.keys(parts).length
  const end = Buffer.alloc(22)
  end.set([0x50, 0x4b, 5, 6])
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, entries, end])
}
