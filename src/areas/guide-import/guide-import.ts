import { z } from 'zod'
import { namedEntryLimits } from '#areas/customer-data/named-entry.ts'
import { guideName, guideType, ownGuideTypes } from '#areas/guides/guide.ts'
import { ownWordsLimits } from '#areas/items/own-words-limits.ts'
import { maxColumns } from '#areas/order-import/order-import.ts'

/** The fields of a guide's file, with their labels and the most characters of their texts. */
export const guideFileFields = {
  itemNumber: { label: 'Item number', max: 80 },
  caseParValue: { label: 'Case par', max: 20 },
  eachParValue: { label: 'Each par', max: 20 },
  reorderPointPct: { label: 'Reorder point %', max: 20 },
  customerDescription: { label: 'Your description', max: ownWordsLimits.customerDescription },
  customerItemNumber: { label: 'Your number', max: ownWordsLimits.customerItemNumber },
  category: { label: 'Category', max: namedEntryLimits.name },
  location: { label: 'Location', max: namedEntryLimits.name },
} as const
/** A field a column can be mapped to. */
export type GuideFileField = keyof typeof guideFileFields
/** All of them, in the order of the mapping. */
export const guideFileFieldNames = Object.keys(guideFileFields) as GuideFileField[]

const columnIndex = z
  .number()
  .int()
  .min(0)
  .max(maxColumns - 1)
  .nullable()
  .default(null)
/** The column of each field of a guide's file, from 0; null for none. */
export const guideFileMapping = z
  .object(
    Object.fromEntries(guideFileFieldNames.map((field) => [field, columnIndex])) as Record<
      GuideFileField,
      typeof columnIndex
    >,
  )
  .meta({ id: 'GuideFileMapping' })
/** The column of each field of a guide's file. */
export type GuideFileMapping = z.output<typeof guideFileMapping>

/** Where the lines of a file go: a new guide, or one that is there. */
export const guideOfFile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), type: z.enum(ownGuideTypes), name: guideName }),
  z.object({ kind: z.literal('guide'), type: guideType, guideId: z.uuid() }),
])
/** Where the lines of a file go. */
export type GuideOfFile = z.output<typeof guideOfFile>
