import { z } from 'zod'
import { calendarDate, cents, instant, itemNumber, quantity } from '#contract/values.ts'
import { freeText } from '#contract/free-text.ts'
import { countedQuantity } from './count-operation.ts'

/** Longest name of a count. */
export const maxNameLength = 80
/** The name of a count as a field for people's own words. */
export const inventoryNameField = { label: 'The name', max: maxNameLength } as const
/** A name as people type it. */
export const inventoryName = freeText(inventoryNameField)

/** What a count is valued at when it is closed. */
export const valuations = { lastPurchase: 'Last purchase', current: 'Current price' } as const
/** What a count is valued at. */
export type Valuation = keyof typeof valuations
const valuation = z.enum(['lastPurchase', 'current'])

/** One item that closing a count put into a cart, or could not. */
const intoCartLine = z.object({
  itemNumber,
  description: z.string(),
  orderedCases: quantity,
  orderedUnits: quantity,
})

/** What closing a count did to a cart. */
const intoCart = z
  .object({
    cartId: z.uuid().nullable().meta({ description: 'Null: nothing was added to any cart' }),
    added: z.array(intoCartLine),
    /** Under par, but refused by the rules of ordering. */
    refused: z.array(intoCartLine.extend({ errorCode: z.string(), message: z.string() })),
  })
  .meta({ id: 'InventoryIntoCart' })
/** What closing a count did to a cart. */
export type IntoCart = z.output<typeof intoCart>

/** The code of the refusal, or null where the caller may. */
const ability = z.string().nullable()

const summary = {
  id: z.uuid(),
  /** Null once the guide was deleted. */
  guideId: z.uuid().nullable(),
  guideName: z.string(),
  name: z.string(),
  isBlind: z.boolean(),
  valuation,
  status: z.enum(['open', 'closed']),
  version: z.number().int(),
  openedByName: z.string(),
  openedAt: instant,
  closedByName: z.string().nullable(),
  closedAt: instant.nullable(),
  /** In the division's time zone. */
  closedOn: calendarDate.nullable(),
  /** Frozen when it is closed. */
  valueCents: cents.nullable(),
  lines: z.number().int(),
  /** Lines that somebody counted, at one location at least. */
  countedLines: z.number().int(),
  abilities: z.object({ count: ability, close: ability, rename: ability, delete: ability }),
}

/** A count as lists show it. */
export const inventorySummary = z.object(summary).meta({ id: 'InventorySummary' })
/** A count as lists show it. */
export type InventorySummary = z.output<typeof inventorySummary>

/** One count without its lines. */
export const inventory = z
  .object({
    ...summary,
    previousId: z.uuid().nullable(),
    intoCart: intoCart.nullable(),
  })
  .meta({ id: 'Inventory' })
/** One count without its lines. */
export type Inventory = z.output<typeof inventory>

/** How an item is packed, which decides by what it is counted. */
const pack = {
  eachOnly: z.boolean(),
  eachesPerCase: z.number().int(),
  isCatchWeight: z.boolean(),
  /** Hundredths of a pound; of catch weight the average case. */
  caseWeightHundredths: z.number().int(),
}
const packShape = z.object(pack)
/** How an item is packed. */
export type CountedPack = z.output<typeof packShape>

/** A line of the count before. */
const previousLine = countedQuantity.extend({ closedOn: calendarDate, valueCents: cents.nullable() })

/** A line of a count: an item on its shelf, as it read when the count was opened. */
export const inventoryLine = z
  .object({
    lineId: z.uuid(),
    itemNumber: itemNumber.nullable(),
    customItemId: z.uuid().nullable(),
    description: z.string(),
    /** The kitchen's own words; empty without. */
    customerDescription: z.string(),
    customerItemNumber: z.string(),
    brand: z.string(),
    packSizeDescription: z.string(),
    ...pack,
    categoryName: z.string(),
    locationId: z.uuid().nullable(),
    /** Empty without a location. */
    locationName: z.string(),
    /** Absent while a blind count is open, as what was counted before. */
    expected: z
      .object({
        caseParValue: quantity.nullable(),
        eachParValue: quantity.nullable(),
        reorderPointPct: z.number().int().nullable(),
        previous: previousLine.nullable(),
      })
      .optional(),
  })
  .meta({ id: 'InventoryLine' })
/** A line of a count. */
export type InventoryLine = z.output<typeof inventoryLine>

/** What a line is valued at, and where that comes from. */
const countPrice = z
  .object({
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** Hundredths of a cent a pound; catch weight only. */
    perPound: z.number().int().nullable(),
    source: z.enum(['invoice', 'order', 'price', 'customInvoice', 'custom']),
    /** Invoice or order number, or empty. */
    reference: z.string(),
    date: calendarDate.nullable(),
  })
  .meta({ id: 'CountPrice' })
/** What a line is valued at. */
export type CountPrice = z.output<typeof countPrice>

/** What stood at one of the locations of a line. */
const shelfResult = countedQuantity.extend({ locationId: z.uuid().nullable(), valueCents: cents.nullable() })

/** A line of a closed count. Nothing of it changes any more. */
export const inventoryResult = z
  .object({
    lineId: z.uuid(),
    /** Null: nobody counted it. */
    counted: countedQuantity.nullable(),
    shelves: z.array(shelfResult),
    price: countPrice.nullable(),
    /** Null: nobody counted it, or nothing prices it. */
    valueCents: cents.nullable(),
    previous: previousLine.nullable(),
    /** Since the count before; zero without one. */
    bought: countedQuantity,
  })
  .meta({ id: 'InventoryResult' })
/** A line of a closed count. */
export type InventoryResult = z.output<typeof inventoryResult>
