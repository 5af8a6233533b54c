import { crc32, deflateRawSync } from 'node:zlib'

/** A cell of a test workbook: text, a number, or XML of its own. */
export type XlsxCell = string | number | null | { readonly xml: string }

/** Deviations from a normal archive. */
export interface ZipOptions {
  /** General purpose flags of every entry; 1 means encrypted. */
  readonly flags?: number
  /** Sizes that the archive's directory claims, by name. */
  readonly claimed?: Readonly<Record<string, number>>
}

/** A ZIP archive of these parts, deflated. */
export function buildZip(parts: Readonly<Record<string, string | Buffer>>, options: ZipOptions = {}): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const size = options.claimed?.[name] ?? bytes.length
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(options.flags ?? 0, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(size, 18)
    fields.writeUInt16LE(name.length, 22)
    pieces.push(Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(parts).length, 4)
  end.writeUInt16LE(Object.keys(parts).length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...pieces, list, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const relations = (...targets: readonly (readonly [id: string, kind: string, target: string])[]): string =>
  `<Relationships>${targets
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="http://x/relationships/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** A sheet of a test workbook. */
export interface XlsxSheet {
  readonly name: string
  /** Null: a chart, which has no cells. */
  readonly rows: readonly (readonly XlsxCell[])[] | null
  readonly isHidden?: boolean
  /** As the spreadsheet numbers them. */
  readonly hiddenRows?: readonly number[]
  /** From 0. */
  readonly hiddenColumns?: readonly number[]
}

/** The parts of a workbook with these sheets; texts are shared, as Excel writes them. */
export function bookParts(sheets: readonly XlsxSheet[]): Record<string, string> {
  const strings: string[] = []
  const cell = (value: XlsxCell): string => {
    if (value === null) return '<c s="1"/>'
    if (typeof value === 'object') return value.xml
    if (typeof value === 'number') return `<c><v>${value}</v></c>`
    return `<c t="s"><v>${strings.push(value) - 1}</v></c>`
  }
  const sheetXml = ({ rows, hiddenRows = [], hiddenColumns = [] }: XlsxSheet): string => {
    const columns = hiddenColumns.map((index) => `<col min="${index + 1}" max="${index + 1}" hidden="1"/>`).join('')
    const data = (rows ?? []).map((row, index) => {
      const hidden = hiddenRows.includes(index + 1) ? ' hidden="1"' : ''
      return `<row r="${index + 1}"${hidden}>${row.map(cell).join('')}</row>`
    })
    return `<worksheet>${columns && `<cols>${columns}</cols>`}<sheetData>${data.join('')}</sheetData></worksheet>`
  }
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}"${isHidden ? ' state="hidden"' : ''} r:id="r${index + 1}"/>`,
  )
  const parts = sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)] as const)
  return {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map(
        ({ rows }, index) =>
          [`r${index + 1}`, rows ? 'worksheet' : 'chartsheet', `worksheets/sheet${index + 1}.xml`] as const,
      ),
      ['strings', 'sharedStrings', '/xl/sharedStrings.xml'],
    ),
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(parts),
  }
}

/** A workbook with these sheets. */
export const buildBook = (sheets: readonly XlsxSheet[]): Buffer => buildZip(bookParts(sheets))

/** The parts of a workbook with these rows on its only sheet. */
export const xlsxParts = (rows: readonly (readonly XlsxCell[])[]): Record<string, string> =>
  bookParts([{ name: 'Order', rows }])

/** A workbook with these rows. */
export const buildXlsx = (rows: readonly (readonly XlsxCell[])[]): Buffer => buildZip(xlsxParts(rows))
