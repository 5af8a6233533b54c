import { z } from 'zod'
import { itemNumber } from '#contract/values.ts'

/** NEXT-3: what happens to a line that comes short, in the order of the screens. */
export const substitutionChoices = {
  substitute: 'Substitute with',
  ask: 'Ask me',
  none: 'No substitute',
} as const
/** One of them. */
export type SubstitutionChoice = keyof typeof substitutionChoices
/** Their keys. */
export const choiceKeys = ['substitute', 'ask', 'none'] as const

const names = z.array(z.string())
/** CHECK-2: what a kitchen loses by an alternative, as names. */
export const acceptedLoss = z.object({ diets: names, allergens: names, unstated: names })
/** What a kitchen loses by an alternative. */
export type AcceptedLoss = z.output<typeof acceptedLoss>

/** NEXT-3: what happens if a line comes short; frozen with the order line. */
export const ifShort = z
  .object({
    choice: z.enum(choiceKeys),
    /** The first that passes its check when the short happens is sent; empty unless substituted. */
    alternatives: z.array(
      z.object({
        itemNumber,
        description: z.string(),
        /** What was known of it, and taken all the same. */
        accepted: acceptedLoss,
      }),
    ),
    /** Percent; null: whatever it costs. */
    maxIncreasePercent: z.number().int().nullable(),
    /** Who chose it; empty where the ship-to's default holds. */
    setByName: z.string(),
    /** Why it asks although alternatives were chosen; may be empty. */
    reason: z.string(),
  })
  .meta({ id: 'IfShort' })
/** What happens if a line comes short. */
export type IfShort = z.output<typeof ifShort>
