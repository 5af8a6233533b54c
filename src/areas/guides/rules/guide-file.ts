import type { CompactGuideLine, Guide } from '../guide.ts'

/** Stands before a kitchen's own number, or the id, of a custom item in a file. */
export const customPrefix = 'custom:'

/** The columns of a guide in a file: those its import reads (docs/import-formats.md). */
export const guideFileColumns = [
  'division',
  'shipTo',
  'type',
  'guideName',
  'itemNumber',
  'description',
  'packSizeDescription',
  'customerDescription',
  'customerItemNumber',
  'caseParValue',
  'eachParValue',
  'reorderPointPct',
  'categoryName',
  'locationName',
  'sortSequence',
  'isDsrManaged',
] as const

/** A line with the names of its shelf. */
export interface FiledLine extends CompactGuideLine {
  readonly categoryName: string | null
  readonly locationName: string | null
  /** Another custom item of the ship-to has the same number. */
  readonly isNumberShared: boolean
}

/**
 * GUIDE-1: a guide as rows of a file with their header, as the imports of staff and of kitchens
 * read them. A custom item without a number that is its alone is named by its id.
 */
export const guideFileRows = (
  guide: Pick<Guide, 'type' | 'name' | 'shipTo' | 'isDsrManaged'>,
  division: string,
  lines: readonly FiledLine[],
): (string | number)[][] => [
  [...guideFileColumns],
  ...lines.map((line) => [
    division,
    guide.shipTo,
    guide.type,
    guide.name,
    line.itemNumber ?? customPrefix + ((!line.isNumberShared && line.customerItemNumber) || line.customItemId),
    line.description,
    line.packSizeDescription,
    line.customerDescription,
    line.itemNumber === null ? '' : line.customerItemNumber,
    line.caseParValue ?? '',
    line.eachParValue ?? '',
    line.reorderPointPct ?? '',
    line.categoryName ?? '',
    line.locationName ?? '',
    line.sortSequence,
    guide.isDsrManaged ? 'yes' : 'no',
  ]),
]
