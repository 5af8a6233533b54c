import { z } from 'zod'
import { cents, instant, itemNumber } from '#contract/values.ts'
import { acceptedLoss, choiceKeys, ifShort } from '#areas/orders/if-short.ts'

/** What holds for items without a preference: there is no item to name. */
export const defaultChoices = ['ask', 'none'] as const
/** One of them. */
export type DefaultChoice = (typeof defaultChoices)[number]

/** Bounds of preferences. */
export const substitutionLimits = {
  /** Alternatives of an item, in the order in which they are tried. */
  alternatives: 3,
  /** Preferences of a ship-to. */
  preferences: 2000,
  /** Items that are changed at once. */
  bulk: 200,
  /** Percent that an alternative may cost more. */
  increase: 100,
} as const

/** Percent that an alternative may cost more unless somebody chose otherwise. */
export const usualIncrease = 10

/** One thing to know of an alternative, in words. */
export const alternativeFinding = z.object({
  kind: z.enum(['notSold', 'allergen', 'allergenNotKnown', 'diet', 'noPrice', 'dearer', 'notComparable', 'pack']),
  text: z.string(),
  /** 'stops': never sent; 'loss': only after it was accepted; 'note': good to know. */
  weight: z.enum(['stops', 'loss', 'note']),
})
/** One thing to know of an alternative. */
export type AlternativeFinding = z.output<typeof alternativeFinding>

/** NEXT-3: an alternative with its check against the item. */
export const checkedAlternative = z
  .object({
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    loss: acceptedLoss,
    findings: z.array(alternativeFinding),
    /** True when it would be sent. */
    passes: z.boolean(),
  })
  .meta({ id: 'CheckedAlternative' })
/** An alternative with its check. */
export type CheckedAlternative = z.output<typeof checkedAlternative>

/** NEXT-3: the preference for one item. */
export const substitution = z
  .object({
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    choice: z.enum(choiceKeys),
    alternatives: z.array(checkedAlternative),
    maxIncreasePercent: z.number().int().nullable(),
    version: z.number().int(),
    changedByName: z.string(),
    changedAt: instant,
    /** What would happen today. */
    ifShort,
  })
  .meta({ id: 'Substitution' })
/** The preference for one item. */
export type Substitution = z.output<typeof substitution>
