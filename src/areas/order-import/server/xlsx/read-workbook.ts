import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { attributeOf, readXml } from './read-xml.ts'

/** A sheet as the workbook lists it. */
interface ListedSheet {
  readonly name: string
  readonly relation: string
  readonly isHidden: boolean
}

/**
 * The target of a relationship; `kind` is the last segment of its type, the same in strict and
 * transitional workbooks: 'worksheet', 'sharedStrings'.
 */
export interface Relation {
  readonly id: string
  readonly kind: string
  readonly path: string
}

/** A worksheet and its path in the archive. */
export interface SheetPart {
  readonly name: string
  readonly path: string
  readonly isHidden: boolean
}

/** The contents of the workbook part. */
export interface Workbook {
  /** In the order of their tabs. */
  readonly sheets: readonly SheetPart[]
  /** True when dates count from 1904, as on old Macs. */
  readonly isFrom1904: boolean
}

/** Max sheets and relationships of a workbook; each sheet is looked up among the relationships. */
const maxSheets = 1000

const nothing = { close: () => {}, text: () => {} }

/** IMPORT-1: the worksheets; charts and macros have no cells. */
export async function readWorkbook(workbook: AsyncIterable<string>, relations: readonly Relation[]): Promise<Workbook> {
  const listed: ListedSheet[] = []
  let isFrom1904 = false
  await readXml(workbook, {
    ...nothing,
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? '')
      if (name !== 'sheet') return
      if (listed.length >= maxSheets) throw new Refused(orderImportRefusals.import_file_suspicious)
      const isHidden = (attributeOf(attributes, 'state') ?? 'visible') !== 'visible'
      const relation = attributeOf(attributes, 'id') ?? ''
      listed.push({ name: attributeOf(attributes, 'name') ?? '', relation, isHidden })
    },
  })
  const sheets = listed.flatMap(({ name, relation, isHidden }) => {
    const target = relations.find(({ id, kind }) => kind === 'worksheet' && id === relation)
    return target ? [{ name, isHidden, path: target.path }] : []
  })
  if (sheets.length === 0) throw new Refused(orderImportRefusals.import_file_unreadable)
  return { sheets, isFrom1904 }
}

/** All relationships of a part of the archive in `folder`: 'xl/', or '' for the root. */
export async function readRelations(pieces: AsyncIterable<string>, folder: string): Promise<Relation[]> {
  const relations: Relation[] = []
  await readXml(pieces, {
    ...nothing,
    open(name, attributes) {
      if (name !== 'Relationship' || attributeOf(attributes, 'TargetMode') === 'External') return
      if (relations.length >= maxSheets) throw new Refused(orderImportRefusals.import_file_suspicious)
      const target = attributeOf(attributes, 'Target') ?? ''
      relations.push({
        id: attributeOf(attributes, 'Id') ?? '',
        kind: (attributeOf(attributes, 'Type') ?? '').replace(/^.*\//, ''),
        // Relative to the folder, or from the root of the archive.
        path: target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`,
      })
    },
  })
  return relations
}
