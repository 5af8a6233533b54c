import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { calendarDate, cents, instant, itemNumber, shipToNumber } from '#contract/values.ts'
import { shopRow } from '#areas/shop/shop-row.ts'

/** GUIDE-1: the distributor's guide of a ship-to, and the kitchen's own to order and count by. */
export const guideTypes = ['Standard', 'CustomOrder', 'CustomInventory'] as const
/** One of the three types. */
export const guideType = z.enum(guideTypes, 'Guide type must be one of: Standard, CustomOrder, CustomInventory')
/** One of the three types. */
export type GuideType = (typeof guideTypes)[number]

/** The types a person can create. */
export const ownGuideTypes = ['CustomOrder', 'CustomInventory'] as const
/** One of them. */
export type OwnGuideType = (typeof ownGuideTypes)[number]

/** The name of every Standard guide. */
export const standardGuideName = 'Standard guide'
/** Most lines of one guide. */
export const maxGuideLines = 5_000
/** Most guides of one ship-to, the Standard guide included. */
export const maxGuides = 200
/** Most lines one call changes. */
export const maxLineChanges = 1_000
/** Page sizes of a guide. */
export const guidePageSizes = [25, 50, 100, 250, 500] as const

/** The field of a guide's name. */
export const guideNameField = { label: 'Guide name', max: 60 } as const
/** In requests: a guide's name. */
export const guideName = freeText(guideNameField).min(1, 'Guide name is required')

const par = (label: string) =>
  z
    .number(`${label} must be a whole number`)
    .int(`${label} must be a whole number`)
    .min(0, `${label} cannot be less than 0`)
    .max(9999, `${label} cannot be more than 9999`)

/** In requests: cases wanted on the shelf. */
export const caseParValue = par('Case par value')
/** In requests: eaches wanted on the shelf. */
export const eachParValue = par('Each par value')
/** In requests: the percentage of the par at or below which is ordered again. */
export const reorderPointPct = z
  .number('Reorder point must be a whole number of percent')
  .int('Reorder point must be a whole number of percent')
  .min(0, 'Reorder point cannot be less than 0 %')
  .max(100, 'Reorder point cannot be more than 100 %')

/** What the reader may do with a guide: null, or the code of the refusal. */
export const guideAbilities = z
  .object({
    /** Its name, and whether the DSR manages it. */
    rename: z.string().nullable(),
    /** Add, remove and replace lines. */
    changeLines: z.string().nullable(),
    /** Pars, reorder point, own words, category, location and order of lines. */
    changeShelf: z.string().nullable(),
    /** Custom items in its lines. */
    addCustomItems: z.string().nullable(),
    delete: z.string().nullable(),
    /** Staff only: pin and unpin lines of the Standard guide, bring back what left it. */
    pin: z.string().nullable().optional(),
  })
  .meta({ id: 'GuideAbilities' })
/** What the reader may do with a guide. */
export type GuideAbilities = z.output<typeof guideAbilities>

/** A guide without its lines. `version` is also its ETag. */
export const guide = z
  .object({
    id: z.uuid(),
    type: guideType,
    name: z.string(),
    shipTo: shipToNumber,
    isDsrManaged: z.boolean(),
    version: z.number().int(),
    lineCount: z.number().int(),
    changedAt: instant,
    changedByName: z.string().nullable(),
    abilities: guideAbilities,
  })
  .meta({ id: 'Guide' })
/** A guide without its lines. */
export type Guide = z.output<typeof guide>

/**
 * How a line came into its guide, or left a Standard guide; `rules/describe-reason.ts` has the
 * sentence. An empty object where nobody recorded it.
 */
export const guideReason = z
  .object({
    kind: z.enum(['added', 'copied', 'cart', 'order', 'replaced', 'imported', 'bought', 'notBought', 'removed']),
    /** Of `bought`: how often in how many weeks. */
    times: z.number().int(),
    weeks: z.number().int(),
    /** Of `notBought`: the day of the last purchase; null when there is none on record. */
    since: calendarDate.nullable(),
    /** Of `replaced`: the item whose place it took. */
    itemNumber,
    /** Of `copied`, `cart` and `order`: the guide's name, the cart's PO or the order's number. */
    from: z.string(),
  })
  .partial()
  .meta({ id: 'GuideReason' })
/** How a line came into its guide, or left a Standard guide. */
export type GuideReason = z.output<typeof guideReason>

const packing = {
  isCatchWeight: z.boolean(),
  isBrokenCase: z.boolean(),
  /** Hundredths of a pound a case. */
  caseWeightHundredths: z.number().int(),
  eachesPerCase: z.number().int(),
}

/** One line of a guide: an item of the catalogue or a custom item, once a guide. */
export const guideLine = z
  .object({
    lineId: z.uuid(),
    type: z.enum(['item', 'customItem']),
    /** Null for a custom item. */
    itemNumber: itemNumber.nullable(),
    /** Null for an item of the catalogue. */
    customItemId: z.uuid().nullable(),
    /** Null: no par. */
    caseParValue: z.number().int().nullable(),
    eachParValue: z.number().int().nullable(),
    /** Percent of the par at or below which is ordered again; null: below the par. */
    reorderPointPct: z.number().int().nullable(),
    eachOnly: z.boolean(),
    /** The ship-to's own words for the item, the same in every guide. */
    customerDescription: z.string(),
    customerItemNumber: z.string(),
    /** The kitchen's own category; null where it has none. */
    categoryId: z.uuid().nullable(),
    categoryName: z.string().nullable(),
    locationId: z.uuid().nullable(),
    locationName: z.string().nullable(),
    sortSequence: z.number().int(),
    /** Of a Standard guide: staff keep it whatever is bought. */
    isPinned: z.boolean(),
    reason: guideReason,
    addedAt: instant,
    addedByName: z.string().nullable(),
  })
  .meta({ id: 'GuideLine' })
/** One line of a guide. */
export type GuideLine = z.output<typeof guideLine>

/** The facts of a custom item in a guide. */
export const guideCustomItem = z
  .object({
    customItemId: z.uuid(),
    description: z.string(),
    brand: z.string(),
    packSizeDescription: z.string(),
    distributorName: z.string().nullable(),
    gtin: z.string(),
    ...packing,
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    isActive: z.boolean(),
  })
  .meta({ id: 'GuideCustomItem' })
/** The facts of a custom item in a guide. */
export type GuideCustomItem = z.output<typeof guideCustomItem>

/** A line of a guide with what its row shows. */
export const guideRow = guideLine
  .extend({
    /** The heading it stands under; null without `groupBy`, and for lines without one. */
    group: z.object({ id: z.string(), name: z.string() }).nullable(),
    /**
     * Null for a custom item, and for an item this ship-to can no longer see; an inactive one is
     * there with its `blockedReason`.
     */
    item: shopRow.nullable(),
    customItem: guideCustomItem.nullable(),
    eachesPerCase: z.number().int(),
    /** The last order or invoice of it; quantities are null when only the date is known. */
    lastOrdered: z
      .object({ on: calendarDate, cases: z.number().int().nullable(), units: z.number().int().nullable() })
      .nullable(),
    /** What may be ordered instead of an item that is out of stock or discontinued, best first. */
    alternates: z.array(shopRow),
  })
  .meta({ id: 'GuideRow' })
/** A line of a guide with what its row shows. */
export type GuideRow = z.output<typeof guideRow>

/** A line without prices, for counts, scanning and copies kept offline. */
export const compactGuideLine = guideLine
  .pick({
    lineId: true,
    type: true,
    itemNumber: true,
    customItemId: true,
    caseParValue: true,
    eachParValue: true,
    reorderPointPct: true,
    eachOnly: true,
    customerDescription: true,
    customerItemNumber: true,
    categoryId: true,
    locationId: true,
    sortSequence: true,
  })
  .extend({
    description: z.string(),
    brand: z.string(),
    packSizeDescription: z.string(),
    /** 14 digits, or empty. */
    gtin: z.string(),
    ...packing,
    /** False: cannot be ordered or counted as before: discontinued, inactive or deactivated. */
    isActive: z.boolean(),
  })
  .meta({ id: 'CompactGuideLine' })
/** A line without prices. */
export type CompactGuideLine = z.output<typeof compactGuideLine>

/** What an item left a Standard guide for, and whether staff took it out. */
export const leftItem = z
  .object({
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    leftAt: instant,
    /** Null: the rule retired it, and brings it back once it is bought again. */
    removedByName: z.string().nullable(),
    reason: guideReason,
  })
  .meta({ id: 'GuideLeftItem' })
/** What an item left a Standard guide for. */
export type LeftItem = z.output<typeof leftItem>

/** The facts of a guide that rules ask. Loaded under the row's lock when something is to change. */
export interface GuideFacts {
  readonly id: string
  readonly type: GuideType
  readonly isDsrManaged: boolean
}
