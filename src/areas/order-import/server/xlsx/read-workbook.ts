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
 * Where a relation leads; `kind` is the last word of its type, which strict and transitional
 * workbooks share: 'worksheet', 'sharedStrings'.
 */
export interface Relation {
  readonly id: string
  readonly kind: string
  readonly path: string
}

/** The sheet that is read, and how many others a person would see. */
export interface ChosenSheet {
  readonly name: string
  readonly path: string
  readonly others: number
  /** Its days are counted from 1904, as old Macs did. */
  readonly isFrom1904: boolean
}

/** Sheets and relations of a workbook; each sheet is looked for among the relations. */
const most = 1000

const nothing = { close: () => {}, text: () => {} }

/** IMPORT-1: the first sheet of cells that a person sees is the order. */
export async function chooseSheet(
  workbook: AsyncIterable<string>,
  relations: readonly Relation[],
): Promise<ChosenSheet> {
  const listed: ListedSheet[] = []
  let isFrom1904 = false
  await readXml(workbook, {
    ...nothing,
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? '')
      if (name !== 'sheet') return
      if (listed.length >= most) throw new Refused(orderImportRefusals.import_file_suspicious)
      const isHidden = (attributeOf(attributes, 'state') ?? 'visible') !== 'visible'
      const relation = attributeOf(attributes, 'id') ?? ''
      listed.push({ name: attributeOf(attributes, 'name') ?? '', relation, isHidden })
    },
  })
  const sheets = listed.flatMap(({ name, relation, isHidden }) => {
    const target = relations.find(({ id, kind }) => kind === 'worksheet' && id === relation)
    return target ? [{ name, isHidden, path: target.path }] : []
  })
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const first = visible[0] ?? sheets[0]
  if (!first) throw new Refused(orderImportRefusals.import_file_unreadable)
  return { name: first.name, path: first.path, others: Math.max(0, visible.length - 1), isFrom1904 }
}

/** All relations of a part of the archive, which lies in `folder`: 'xl/', or '' for the root. */
export async function readRelations(pieces: AsyncIterable<string>, folder: string): Promise<Relation[]> {
  const relations: Relation[] = []
  await readXml(pieces, {
    ...nothing,
    open(name, attributes) {
      if (name !== 'Relationship' || attributeOf(attributes, 'TargetMode') === 'External') return
      if (relations.length >= most) throw new Refused(orderImportRefusals.import_file_suspicious)
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
