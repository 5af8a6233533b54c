import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { itemNumber } from '#contract/values.ts'
import { ownWordsLimits } from '#areas/items/own-words-limits.ts'

/** What a person writes. Both empty: the ship-to has no words of its own for the item. */
export const ownWordsText = z.object({
  customerDescription: freeText({ label: 'Own description', max: ownWordsLimits.customerDescription }),
  customerItemNumber: freeText({ label: 'Own number', max: ownWordsLimits.customerItemNumber }),
})
/** What a person writes. */
export type OwnWordsText = z.output<typeof ownWordsText>

/**
 * The second kind of customer item: the ship-to's own words for an item of the catalogue (ITEM-2,
 * GUIDE-4).
 */
export const ownWords = z
  .object({
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    customerDescription: z.string(),
    customerItemNumber: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'OwnWords' })
/** The ship-to's own words for an item of the catalogue. */
export type OwnWords = z.output<typeof ownWords>
