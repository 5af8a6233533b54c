import { Refused } from '#kit/decision.ts'
import { type ImportNote, maxSheets } from '#areas/order-import/order-import.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import type { KeptSheet } from '../order-import.store.ts'
import { orderBounds, type RowBounds, RowCollector } from '../row-collector.ts'
import { type Archive, openArchive } from './archive.ts'
import { readSheet, type SheetContext } from './read-sheet.ts'
import { readDateStyles } from './read-styles.ts'
import { readRelations, readWorkbook, type SheetPart } from './read-workbook.ts'
import { readSharedStrings } from './shared-strings.ts'

/** Max characters of a sheet's name in Excel. */
const longestName = 31

/** The sheets of a workbook that could be read. */
export interface ReadWorkbook {
  readonly sheets: readonly KeptSheet[]
  readonly notes: readonly ImportNote[]
}

/**
 * IMPORT-1: reads the sheets of a workbook as streams; only the rows are held in memory. Size,
 * parts, depth, texts, rows and columns are bounded, so that a zip bomb is refused while unpacking
 * (security 21). A sheet that exceeds a bound is left out with a note; when none is left, its
 * refusal becomes that of the file.
 */
export async function readXlsx(bytes: Buffer, bounds: RowBounds = orderBounds): Promise<ReadWorkbook> {
  const archive = await openArchive(bytes)
  if (archive.has('EncryptedPackage')) throw new Refused(orderImportRefusals.import_file_encrypted)
  const workbook = await findWorkbook(archive)
  const fileAt = workbook.lastIndexOf('/') + 1
  const folder = workbook.slice(0, fileAt)
  const relations = await readRelations(archive.part(`${folder}_rels/${workbook.slice(fileAt)}.rels`), folder)
  const listed = await readWorkbook(archive.part(workbook), relations)
  const pathOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.path
  const [strings, styles] = [pathOf('sharedStrings'), pathOf('styles')]
  const context = {
    strings: strings ? await readSharedStrings(archive.part(strings)) : [],
    dateStyles: styles && archive.has(styles) ? await readDateStyles(archive.part(styles)) : new Set<number>(),
    isFrom1904: listed.isFrom1904,
  }
  return readSheets(archive, listed.sheets, context, bounds)
}

/** Visible sheets first, so that hidden ones cannot use up the bounds of the workbook. */
async function readSheets(
  archive: Archive,
  parts: readonly SheetPart[],
  context: SheetContext,
  bounds: RowBounds,
): Promise<ReadWorkbook> {
  const read = new Map<SheetPart, KeptSheet>()
  const notes: ImportNote[] = []
  let first: Refused | undefined
  for (const part of parts.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden)).slice(0, maxSheets)) {
    const { name, isHidden } = part
    try {
      const collector = new RowCollector(bounds)
      await readSheet(archive.part(part.path), context, collector)
      const { rows, hiddenRows } = collector
      const hiddenColumns = [...collector.hiddenColumns]
      read.set(part, { name: name.slice(0, longestName), isHidden, rows, hiddenRows, hiddenColumns })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      first ??= error
      const message = `The sheet “${name.slice(0, longestName)}” was not read. ${error.message}`
      notes.push({ code: `sheet_not_read_${notes.length + 1}`, message })
    }
  }
  const sheets = parts.flatMap((part) => read.get(part) ?? [])
  if (first && sheets.every(({ rows }) => rows.length === 0)) throw first
  return { sheets, notes }
}

/**
 * The path of the workbook by the relationships of the archive; nearly always the one Excel uses.
 */
async function findWorkbook(archive: Archive): Promise<string> {
  const usual = 'xl/workbook.xml'
  if (!archive.has('_rels/.rels')) return usual
  const relations = await readRelations(archive.part('_rels/.rels'), '')
  return relations.find(({ kind }) => kind === 'officeDocument')?.path ?? usual
}
