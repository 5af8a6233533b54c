import { z } from 'zod'
import { calendarDate, itemNumber } from '#contract/values.ts'

/** The eight dietary preferences of S0 section 3. */
export const dietaryPreferences = [
  'free range',
  'gluten free',
  'kosher',
  'no beef',
  'no pork',
  'organic',
  'vegan',
  'vegetarian',
] as const

const nutrient = z.object({
  name: z.string(),
  /** Amount a serving in `uom`. */
  quantity: z.number().nullable(),
  uom: z.string(),
  /** % Daily Value on 2,000 calories. */
  rdi: z.number().nullable(),
})

// No other scheme: a picture's address comes from outside and stands in a page.
const pictureAddress = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|https:\/\/)[^\s"'<>\\]*$/)

/** One picture of an item (ITEM-4). */
export const itemImage = z
  .object({
    /** A path of this site or an https address. */
    url: pictureAddress,
    /** A small one for the strip; the picture itself unless given. */
    thumbnailUrl: pictureAddress.optional(),
    fileName: z.string().max(200).optional(),
    /** What it shows, such as 'Case'; read aloud. */
    caption: z.string().max(200).optional(),
  })
  .meta({ id: 'ItemImage' })
/** One picture of an item. */
export type ItemImage = z.output<typeof itemImage>

/** Most pictures of one item. */
export const maxImages = 20

/**
 * What only the item page shows; every part may be missing and then reads N/A (ITEM-3). Stored as
 * JSON in `items.details`.
 */
export const itemDetails = z
  .object({
    ingredients: z.string().optional(),
    allergensContains: z.array(z.string()).optional(),
    allergensMayContains: z.array(z.string()).optional(),
    allergensFreeFrom: z.array(z.string()).optional(),
    servingSuggestions: z.string().optional(),
    nutrients: z.array(nutrient).optional(),
    calories: z.number().optional(),
    avgServingsPerCase: z.number().optional(),
    householdServingSize: z.string().optional(),
    servingSize: z.object({ value: z.number(), uom: z.string() }).optional(),
    commodityName: z.string().optional(),
    commodityId: z.string().optional(),
    countryOfOrigin: z.string().optional(),
    /** Inches; volume in cubic feet; shelf life in days. */
    shippingInfo: z
      .object({
        depth: z.number().optional(),
        width: z.number().optional(),
        height: z.number().optional(),
        volume: z.number().optional(),
        casePallet: z.object({ ti: z.number(), hi: z.number() }).optional(),
        shelfLife: z.number().optional(),
      })
      .optional(),
    /** °F. */
    storageTemp: z.object({ min: z.number(), max: z.number() }).optional(),
    hasChildNutrition: z.boolean().optional(),
    childNutritionEquivalent: z.string().optional(),
  })
  .meta({ id: 'ItemDetails' })
/** What only the item page shows. */
export type ItemDetails = z.output<typeof itemDetails>

/**
 * Staff see the people behind an item; for customers the field is absent (security 18). Stored in
 * `items.staff_details`.
 */
export const itemStaffDetails = z.object({
  buyer: z.object({ name: z.string(), number: z.string() }).optional(),
  vendorName: z.string().optional(),
  vendorNumber: z.string().optional(),
  brokerName: z.string().optional(),
  brokerNumber: z.string().optional(),
  /** Where its stock lies, where a division has several warehouses. */
  warehouses: z.array(z.object({ name: z.string(), onHandCases: z.number().int() })).optional(),
})

/** The item facts every list and line shows. */
export const itemSummary = z
  .object({
    itemNumber,
    description: z.string(),
    customerDescription: z.string(),
    customerItemNumber: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    isEBrand: z.boolean(),
    categoryId: z.string(),
    categoryName: z.string(),
    /** Which drawn placeholder stands in for a picture: the top category's id (ITEM-4). */
    placeholder: z.string(),
    /**
     * The small form of its first picture for rows and cards, else its category's; null: the
     * placeholder (ITEM-4, ITEM-10).
     */
    thumbnailUrl: pictureAddress.nullable(),
    isCatchWeight: z.boolean(),
    isBrokenCase: z.boolean(),
    eachOnly: z.boolean(),
    /** Estimate for catch weight; hundredths of a pound a case. */
    caseWeightHundredths: z.number().int(),
    isDropShip: z.boolean(),
    isJustInTime: z.boolean(),
    isReserved: z.boolean(),
    isBestseller: z.boolean(),
    isSpecialOrder: z.boolean(),
    isDiscontinued: z.boolean(),
    dietaryPreferences: z.array(z.string()),
    stockStatus: z.enum(['in stock', 'low stock', 'out of stock', 'special order', 'not available']),
    nextArrivalOn: calendarDate.nullable(),
  })
  .meta({ id: 'ItemSummary' })
/** The item facts every list and line shows. */
export type ItemSummary = z.output<typeof itemSummary>

/** One item in full, as the item panel and the item page show it (ITEM-3, ITEM-5). */
export const item = itemSummary
  .extend({
    marketingDescription: z.string(),
    gtin: z.string(),
    productCode: z.string(),
    manufacturer: z.string(),
    gpoIds: z.array(z.string()),
    gpoNames: z.array(z.string()),
    grossWeightHundredths: z.number().int(),
    eachesPerCase: z.number().int(),
    replacedBy: itemNumber.nullable(),
    /** In the order they are shown; none: the placeholder of its category. */
    images: z.array(itemImage),
    details: itemDetails,
    staffDetails: itemStaffDetails.optional(),
  })
  .meta({ id: 'Item' })
/** One item in full. */
export type Item = z.output<typeof item>

/** What the ordering rules need to know of an item (ITEM-9, CART-5). Loaded by the server. */
export interface ItemFacts {
  readonly itemNumber: string
  readonly description: string
  readonly erpStatus: 'active' | 'discontinued' | 'inactive'
  readonly isCatchWeight: boolean
  readonly isBrokenCase: boolean
  readonly eachOnly: boolean
  readonly caseWeightHundredths: number
  readonly isDropShip: boolean
  readonly isJustInTime: boolean
  readonly isReserved: boolean
  /** True when reserved for this very ship-to. */
  readonly isReservedForThisShipTo: boolean
  readonly isProprietary: boolean
  readonly isSpecialOrder: boolean
  readonly onHandCases: number
  readonly lowBelowCases: number
}
