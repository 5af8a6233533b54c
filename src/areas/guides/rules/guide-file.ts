import type { CompactGuideLine, Guide } from '../guide.ts'

/** Stands before a kitchen's own number of a custom item in a file. */
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
}

/**
 * GUIDE-1: a guide as rows of a file with their header, as the import `guides` reads them. A custom
 * item without a number of its own cannot be read back and stands with an empty one.
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
    line.itemNumber ?? (line.customerItemNumber && customPrefix + line.customerItemNumber),
    line.description,
    line.packSizeDescription,
    line.caseParValue ?? '',
    line.eachParValue ?? '',
    line.reorderPointPct ?? '',
    line.categoryName ?? '',
    line.locationName ?? '',
    line.sortSequence,
    guide.isDsrManaged ? 'yes' : 'no',
  ]),
]
