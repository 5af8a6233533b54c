import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { instant, itemNumber, shipToNumber } from '#contract/values.ts'
import { guideNameField, maxGuideLines, ownGuideTypes } from '#areas/guides/guide.ts'
import { ownWordsLimits } from '#areas/items/own-words-limits.ts'

/** Most lines of one staging guide: a guide takes no more. */
export const maxStagingLines = maxGuideLines
/** Most staging guides of one ship-to. */
export const maxStagingGuides = 200
/** Most staging guides that one call turns into guides. */
export const maxMigrated = 100

/** The columns of a list, with their labels and the most characters of their texts. */
export const listColumns = {
  description: { label: 'Description', max: 300 },
  packSizeDescription: { label: 'Pack size', max: 60 },
  brand: { label: 'Brand', max: 60 },
  itemNumber: { label: 'Item number', max: 20 },
  customerItemNumber: { label: 'Customer number', max: ownWordsLimits.customerItemNumber },
  gtin: { label: 'GTIN', max: 20 },
  caseParValue: { label: 'Par CS', max: 20 },
  eachParValue: { label: 'Par EA', max: 20 },
  category: { label: 'Category', max: 60 },
  location: { label: 'Location', max: 60 },
} as const
/** A column a list can have. */
export type ListField = keyof typeof listColumns
/** All of them, in the order of the mapping. */
export const listFields = Object.keys(listColumns) as ListField[]

/** In requests: a staging guide's name, which its guide takes. */
export const stagingName = freeText(guideNameField).min(1, 'Guide name is required')

/** A line as its list has it. */
export interface ListedLine {
  /** As a spreadsheet numbers it. */
  readonly row: number
  readonly description: string
  readonly packSizeDescription: string
  readonly brand: string
  /** Padded; empty when the list has none. */
  readonly itemNumber: string
  /** The number the customer or its former distributor uses. */
  readonly customerItemNumber: string
  /** 14 digits, or empty. */
  readonly gtin: string
  readonly caseParValue: number | null
  readonly eachParValue: number | null
  readonly category: string
  readonly location: string
}

/**
 * Where a line stands: `waiting` to be matched; `matched` for certain; `asked` and `unmatched` need
 * a decision; `chosen`, `customItem` and `leftOut` are decisions of a person.
 */
export const lineStates = ['waiting', 'matched', 'asked', 'unmatched', 'chosen', 'customItem', 'leftOut'] as const
/** Where a line stands. */
export type LineState = (typeof lineStates)[number]

/** True for a line that a person has to decide about. */
export const needsDecision = (state: LineState): boolean => state === 'asked' || state === 'unmatched'

const counts = z.object({
  total: z.number().int(),
  waiting: z.number().int(),
  matched: z.number().int(),
  asked: z.number().int(),
  unmatched: z.number().int(),
  chosen: z.number().int(),
  customItem: z.number().int(),
  leftOut: z.number().int(),
})

/** A list that is being turned into a guide. */
export const stagingGuide = z
  .object({
    id: z.uuid(),
    shipTo: shipToNumber,
    name: z.string(),
    fileName: z.string(),
    createdAt: instant,
    createdByName: z.string().nullable(),
    /** Lines by state, and all of them. */
    lines: counts,
    /** Null until it became a guide. */
    migratedAt: instant.nullable(),
    /** The guide it became; null when that was deleted. */
    guide: z.object({ id: z.uuid(), type: z.enum(ownGuideTypes) }).nullable(),
  })
  .meta({ id: 'StagingGuide' })
/** A list that is being turned into a guide. */
export type StagingGuide = z.output<typeof stagingGuide>

/** A line of a staging guide and what it was matched to. */
export const stagingLine = z
  .object({
    lineId: z.uuid(),
    position: z.number().int(),
    row: z.number().int(),
    description: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    /** As the list names it. */
    itemNumber: z.string(),
    customerItemNumber: z.string(),
    gtin: z.string(),
    caseParValue: z.number().int().nullable(),
    eachParValue: z.number().int().nullable(),
    category: z.string(),
    location: z.string(),
    state: z.enum(lineStates),
    /** The item it becomes; null unless matched or chosen. */
    matchedNumber: itemNumber.nullable(),
    /** Item numbers it may mean, the likeliest first. */
    choices: z.array(itemNumber),
    /** Percent, 0 to 100. */
    confidence: z.number().int(),
    /** Why it needs a decision, as a sentence. */
    reason: z.string().nullable(),
    /** Null: the matching decided. */
    decidedByName: z.string().nullable(),
  })
  .meta({ id: 'StagingLine' })
/** A line of a staging guide. */
export type StagingLine = z.output<typeof stagingLine>

/** A line as its list has it, with its place. */
export interface StoredLine extends ListedLine {
  readonly lineId: string
  readonly position: number
}

/** A line with what became of it. */
export interface DecidedStagingLine extends StoredLine, Pick<StagingLine, 'state' | 'matchedNumber'> {}
