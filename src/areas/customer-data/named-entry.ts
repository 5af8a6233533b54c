import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'

/** Most letters of a category's or location's name, and most of each that one ship-to keeps. */
export const namedEntryLimits = { name: 60, entries: 200 } as const

/** What a person writes of a category or location. */
export const namedEntryText = z.object({
  name: freeText({ label: 'Name', max: namedEntryLimits.name }).min(1, 'Required'),
})

/** A category or location of a kitchen, in its own order (GUIDE-4). */
export const namedEntry = z
  .object({ id: z.uuid(), name: z.string(), sortSequence: z.number().int() })
  .meta({ id: 'CustomerNamedEntry' })
/** A category or location of a kitchen. */
export type NamedEntry = z.output<typeof namedEntry>
