import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { calendarDate, cents, instant } from '#contract/values.ts'
import { ownWordsLimits } from '#areas/items/own-words-limits.ts'

/** Most letters of each text, and the bounds of figures: cents, hundredths of a pound, eaches. */
export const customItemLimits = {
  description: 300,
  brand: 60,
  packSizeDescription: 60,
  customerItemNumber: ownWordsLimits.customerItemNumber,
  gtin: 14,
  priceCents: 99_999_999,
  weightHundredths: 99_999_999,
  eachesPerCase: 9999,
  /** Active and deactivated ones of one ship-to. */
  items: 5000,
} as const

const max = customItemLimits
/** A typed price in whole cents; null: none. */
const askedPrice = (label: string) =>
  z
    .number(`${label} is an amount`)
    .int(`${label} is an amount in whole cents`)
    .min(0, `${label} cannot be less than $0.00`)
    .max(max.priceCents, `${label} cannot be more than $999,999.99`)
    .nullable()

/** Where it belongs; null: nowhere. */
const reference = z.uuid().nullable()

/**
 * What a person writes of a custom item. Fields are the specification's; a change names some of
 * them.
 */
export const customItemText = z.object({
  description: freeText({ label: 'Description', max: max.description }).min(1, 'Required'),
  categoryId: reference,
  locationId: reference,
  distributorId: reference,
  brand: freeText({ label: 'Brand', max: max.brand }),
  packSizeDescription: freeText({ label: 'Pack size', max: max.packSizeDescription }),
  /** The kitchen's own number for it. */
  customerItemNumber: freeText({ label: 'Own number', max: max.customerItemNumber }),
  /** 8, 12, 13 or 14 digits, or empty; kept as 14. */
  gtin: freeText({ label: 'GTIN', max: max.gtin }),
  /** Also counted by the each. */
  isBrokenCase: z.boolean(),
  eachesPerCase: z
    .number('Eaches per case is a whole number')
    .int('Eaches per case is a whole number')
    .min(1, 'Eaches per case cannot be less than 1')
    .max(max.eachesPerCase, `Eaches per case cannot be more than ${max.eachesPerCase}`),
  /** Counted by the case and priced by the pound. */
  isCatchWeight: z.boolean(),
  /** Hundredths of a pound. */
  caseNetWeight: z
    .number('Net weight is a number of pounds')
    .int('Net weight has at most 2 decimals')
    .min(0, 'Net weight cannot be less than 0')
    .max(max.weightHundredths, 'Net weight cannot be more than 999,999.99 lb'),
  casePrice: askedPrice('Case price'),
  eachPrice: askedPrice('Each price'),
})
/** What a person writes of a custom item. */
export type CustomItemText = z.output<typeof customItemText>

/** What a custom item costs, and where that is from: `rules/price-of-custom-item.ts`. */
export const customItemPrice = z
  .object({
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** Hundredths of a cent a pound; catch weight only. */
    perPound: z.number().int().nullable(),
    source: z.enum(['typed', 'invoice']),
    /** The day it was typed, or of the invoice. */
    pricedOn: calendarDate,
    /** Of the invoice that prices it. */
    invoiceNumber: z.string().nullable(),
  })
  .meta({ id: 'CustomItemPrice' })
/** What a custom item costs. */
export type CustomItemPrice = z.output<typeof customItemPrice>

/**
 * What the kitchen buys elsewhere or makes itself: counted and costed, never ordered here
 * (GUIDE-4).
 */
export const customItem = z
  .object({
    id: z.uuid(),
    description: z.string(),
    categoryId: z.uuid().nullable(),
    categoryName: z.string(),
    locationId: z.uuid().nullable(),
    locationName: z.string(),
    distributorId: z.uuid().nullable(),
    distributorName: z.string(),
    brand: z.string(),
    packSizeDescription: z.string(),
    customerItemNumber: z.string(),
    gtin: z.string(),
    isBrokenCase: z.boolean(),
    eachesPerCase: z.number().int(),
    isCatchWeight: z.boolean(),
    /** Hundredths of a pound. */
    caseNetWeight: z.number().int(),
    /** As typed; what it costs is `price`. */
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** Null: nobody typed a price and no invoice has one. */
    price: customItemPrice.nullable(),
    /** False: in use when it was deleted, so that what names it stays readable. */
    isActive: z.boolean(),
    version: z.number().int(),
    changedByName: z.string(),
    changedAt: instant,
  })
  .meta({ id: 'CustomItem' })
/** What the kitchen buys elsewhere or makes itself. */
export type CustomItem = z.output<typeof customItem>
