import { Refused } from '#kit/decision.ts'
import type { ImportNote } from '#areas/order-import/order-import.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { RowCollector } from '../row-collector.ts'
import { readSheet } from './read-sheet.ts'
import { chooseSheet, readRelations } from './read-workbook.ts'
import { readSharedStrings } from './shared-strings.ts'
import { type Allowance, mostUnpacked, unpack } from './unpack.ts'
import { zipDirectory } from './zip-directory.ts'

/**
 * IMPORT-1: reads the first visible sheet of a workbook. Nothing of it is ever in memory whole but
 * the rows themselves; size, parts, texts, rows and columns are bounded, so that a bomb is refused
 * on the way (security 21).
 */
export async function readXlsx(bytes: Buffer): Promise<{ collector: RowCollector; notes: ImportNote[] }> {
  const entries = zipDirectory(bytes)
  const allowance: Allowance = { left: mostUnpacked }
  const part = (name: string): AsyncIterable<string> => {
    const entry = entries.get(name)
    if (!entry) throw new Refused(orderImportRefusals.import_file_unreadable)
    return unpack(bytes, entry, allowance)
  }
  if (entries.has('encryptedpackage')) throw new Refused(orderImportRefusals.import_file_encrypted)
  const relations = await readRelations(part('xl/_rels/workbook.xml.rels'))
  const sheet = await chooseSheet(part('xl/workbook.xml'), relations)
  const strings = relations.find(({ kind }) => kind === 'sharedStrings')
  const collector = new RowCollector()
  await readSheet(part(sheet.path), strings ? await readSharedStrings(part(strings.path)) : [], collector)
  const notes: ImportNote[] = []
  if (sheet.others > 0)
    notes.push({ code: 'other_sheets', message: `Only the first sheet, “${sheet.name.slice(0, 31)}”, was read.` })
  return { collector, notes }
}
