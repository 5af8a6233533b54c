import { Refused } from '#kit/decision.ts'
import { orderImportRefusals as no } from '#areas/order-import/order-import.refusals.ts'
import { attributeOf, readXml } from './xml-tokens.ts'

/** A sheet as the workbook lists it. */
interface ListedSheet {
  readonly name: string
  readonly relation: string
  readonly isHidden: boolean
}

/** The sheet that is read, and how many others a person would see. */
export interface ChosenSheet extends ListedSheet {
  readonly others: number
}

const nothing = { close: () => {}, text: () => {} }

/** IMPORT-1: the first sheet a person sees is the order. */
export async function chooseSheet(workbook: AsyncIterable<string>): Promise<ChosenSheet> {
  const sheets: ListedSheet[] = []
  await readXml(workbook, {
    ...nothing,
    open(name, attributes) {
      if (name !== 'sheet') return
      const state = attributeOf(attributes, 'state') ?? 'visible'
      const relation = attributeOf(attributes, 'id') ?? ''
      sheets.push({ name: attributeOf(attributes, 'name') ?? '', relation, isHidden: state !== 'visible' })
    },
  })
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const first = visible[0] ?? sheets[0]
  if (!first) throw new Refused(no.import_file_unreadable)
  return { ...first, others: Math.max(0, visible.length - 1) }
}

/** Where the workbook's relations lead, by id and by the last word of their kind: 'worksheet', 'sharedStrings'. */
export async function readRelations(
  pieces: AsyncIterable<string>,
): Promise<{ id: string; kind: string; path: string }[]> {
  const relations: { id: string; kind: string; path: string }[] = []
  await readXml(pieces, {
    ...nothing,
    open(name, attributes) {
      if (name !== 'Relationship' || attributeOf(attributes, 'TargetMode') === 'External') return
      const target = attributeOf(attributes, 'Target') ?? ''
      relations.push({
        id: attributeOf(attributes, 'Id') ?? '',
        kind: (attributeOf(attributes, 'Type') ?? '').replace(/^.*\//, ''),
        // Relative to xl/, or from the root of the archive.
        path: (target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`).toLowerCase(),
      })
    },
  })
  return relations
}
