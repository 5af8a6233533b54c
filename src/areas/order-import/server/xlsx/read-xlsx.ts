import { Refused } from '#kit/decision.ts'
import type { ImportNote } from '#areas/order-import/order-import.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { RowCollector } from '../row-collector.ts'
import { type Archive, openArchive } from './archive.ts'
import { readSheet } from './read-sheet.ts'
import { readDateStyles } from './read-styles.ts'
import { chooseSheet, readRelations } from './read-workbook.ts'
import { readSharedStrings } from './shared-strings.ts'

/**
 * IMPORT-1: reads the first visible sheet of a workbook. Nothing of it is ever in memory whole but
 * the rows themselves; size, parts, depth, texts, rows and columns are bounded, so that a bomb is
 * refused on the way (security 21).
 */
export async function readXlsx(bytes: Buffer): Promise<{ collector: RowCollector; notes: ImportNote[] }> {
  const archive = await openArchive(bytes)
  if (archive.has('EncryptedPackage')) throw new Refused(orderImportRefusals.import_file_encrypted)
  const workbook = await findWorkbook(archive)
  const fileAt = workbook.lastIndexOf('/') + 1
  const folder = workbook.slice(0, fileAt)
  const relations = await readRelations(archive.part(`${folder}_rels/${workbook.slice(fileAt)}.rels`), folder)
  const sheet = await chooseSheet(archive.part(workbook), relations)
  const pathOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.path
  const [strings, styles] = [pathOf('sharedStrings'), pathOf('styles')]
  const collector = new RowCollector()
  const context = {
    strings: strings ? await readSharedStrings(archive.part(strings)) : [],
    dateStyles: styles && archive.has(styles) ? await readDateStyles(archive.part(styles)) : new Set<number>(),
    isFrom1904: sheet.isFrom1904,
  }
  await readSheet(archive.part(sheet.path), context, collector)
  const notes: ImportNote[] = []
  if (sheet.others > 0)
    notes.push({ code: 'other_sheets', message: `Only the first sheet, “${sheet.name.slice(0, 31)}”, was read.` })
  return { collector, notes }
}

/** Where the relations of the archive say the workbook is; nearly always where Excel puts it. */
async function findWorkbook(archive: Archive): Promise<string> {
  const usual = 'xl/workbook.xml'
  if (!archive.has('_rels/.rels')) return usual
  const relations = await readRelations(archive.part('_rels/.rels'), '')
  return relations.find(({ kind }) => kind === 'officeDocument')?.path ?? usual
}
