import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { askedDate, calendarDate, cents, divisionCode, instant, itemNumber } from '#contract/values.ts'
import { costPlus } from '#areas/prices/cost-plus.ts'
import { maxBreaks } from '#areas/prices/rules/check-breaks.ts'
import { storedAmounts } from '#areas/prices/stored-price.ts'

/** What a change of prices holds at most. */
export const priceChangeLimits = {
  /**
   * Bytes of a change: a thousand lines of references in any script, each beside what was before.
   */
  bytes: 4 * 1024 * 1024,
  lines: 1000,
  reason: 200,
  reference: 60,
  cents: 9_999_999,
  /** Hundredths of a percent, up or down. */
  percentHundredths: 50_000,
  breakCases: 9_999,
} as const

/** Whom a price is for: everybody, a class, a GPO, a bill-to (contract) or a ship-to (bid). */
export const priceKinds = ['list', 'class', 'gpo', 'contract', 'bid'] as const
/** Whom a price is for. */
export type PriceKind = (typeof priceKinds)[number]

/** Where a price stands on a day of its division. */
export const pricePhases = ['running', 'coming', 'ended'] as const
/** Where a price stands. */
export type PricePhase = (typeof pricePhases)[number]

/** L, or C:class, G:gpo, B:bill-to, S:ship-to, as prices are stored. */
export const priceScope = freeText({ label: 'Whom it is for', max: 42 }).refine(
  (text) => /^(L|[CGBS]:.+)$/.test(text),
  'Whom it is for cannot be read',
)

const amount = z.number().int().min(1).max(priceChangeLimits.cents).nullable()

const askedBreaks = z
  .array(
    z.tuple([
      z.number().int().min(2).max(priceChangeLimits.breakCases),
      z.number().int().min(1).max(priceChangeLimits.cents),
    ]),
  )
  .min(1)
  .max(maxBreaks)
  .nullable()

/** One price to set, or a coming one to remove. */
export const priceLine = z.object({
  itemNumber,
  scope: priceScope,
  startsOn: askedDate,
  /** The last delivery day; null: until further notice. */
  endsOn: askedDate.nullable(),
  caseCents: amount,
  eachCents: amount,
  /** Hundredths of a cent a pound; catch weight only. */
  poundHundredths: amount,
  /**
   * ITEM-8: lower prices from so many cases on, in the unit that the case is priced in. A tab or a
   * program of the former version sends neither this nor `costPlus`.
   */
  breaks: askedBreaks.default(null),
  /** ITEM-8: what is added to the cost, instead of a price of the case or the pound. */
  costPlus: z
    .object({ by: costPlus.shape.by, value: z.number().int().min(0).max(priceChangeLimits.cents) })
    .nullable()
    .default(null),
  reference: freeText({ label: 'Reference', max: priceChangeLimits.reference }),
  isRemoved: z.boolean(),
})
/** One price to set or to remove. */
export type PriceLine = z.output<typeof priceLine>

const seenAmounts = storedAmounts.extend({
  endsOn: askedDate.nullable(),
  breaks: askedBreaks.optional(),
  reference: freeText({ label: 'Reference', max: 200 }),
})
/** A line with what its key held when the preview was read: what saving compares. */
export const seenLine = priceLine.extend({ before: seenAmounts.nullable() })
/** A line with what was seen. */
export type SeenLine = z.output<typeof seenLine>

const unitPrices = z.object({ casePrice: cents.nullable(), eachPrice: cents.nullable(), perPound: cents.nullable() })
/** The prices of an item's units. */
export type UnitPrices = z.output<typeof unitPrices>

/** What is wrong with a line, in which field. */
export const lineProblem = z.object({ field: z.string(), code: z.string(), message: z.string() })
/** What is wrong with a line. */
export type LineProblem = z.output<typeof lineProblem>

/** Another stored price for the same item and customers on some of the same days. */
export const priceOverlap = z.object({
  startsOn: calendarDate,
  endsOn: calendarDate.nullable(),
  reference: z.string(),
  /** From this day on it counts instead of the new price; null: the new price counts. */
  winsFrom: calendarDate.nullable(),
  /** The new price counts instead of it, and has no prices by quantity as it has. */
  losesBreaks: z.boolean(),
})
/** Another price on some of the same days. */
export type PriceOverlap = z.output<typeof priceOverlap>

/** A line of a preview. */
export const previewedLine = z.object({
  description: z.string(),
  packSizeDescription: z.string(),
  isCatchWeight: z.boolean(),
  scopeName: z.string(),
  problem: lineProblem.nullable(),
  before: storedAmounts.nullable(),
  /** What the customers of the scope pay on the line's first day, by this scope alone. */
  oldPrice: unitPrices.nullable(),
  newPrice: unitPrices.nullable(),
  overlaps: z.array(priceOverlap),
  /** Ship-tos whose price changes. */
  shipTos: z.number().int(),
  /**
   * Of these the reader's: what they bought in the last twelve weeks, and how much more it costs.
   */
  cases: z.number().int(),
  eaches: z.number().int(),
  changeCents: cents,
  /** For those who view analysis; null: the cost is not known. */
  caseCost: cents.nullable().optional(),
})
/** A line of a preview. */
export type PreviewedLine = z.output<typeof previewedLine>

/** A customer whose prices change. */
export const touchedCustomer = z.object({
  shipTo: z.string(),
  name: z.string(),
  billTo: z.string(),
  items: z.number().int(),
  changeCents: cents,
  /** The first of them. */
  prices: z.array(
    z.object({
      itemNumber: z.string(),
      day: calendarDate,
      before: unitPrices.nullable(),
      after: unitPrices.nullable(),
    }),
  ),
})
/** A customer whose prices change. */
export type TouchedCustomer = z.output<typeof touchedCustomer>

/** Who is touched and by how much; kept with a saved change. */
export const priceEffect = z
  .object({
    billTos: z.number().int(),
    shipTos: z.number().int(),
    /** Of these ship-tos, those the reader does not serve: counted, never named. */
    otherShipTos: z.number().int(),
    openCarts: z.number().int(),
    /** Ship-tos the change is for, whose own contract or bid stays what they pay. */
    onContract: z.number().int(),
    /** What the touched paid for these items in the last twelve weeks, at the old prices. */
    salesCents: cents,
    /** How much more the same would cost at the new ones. */
    changeCents: cents,
  })
  .meta({ id: 'PriceEffect' })
/** Who is touched and by how much. */
export type PriceEffect = z.output<typeof priceEffect>

/** A price in the list. */
export const managedPrice = z
  .object({
    division: divisionCode,
    itemNumber: z.string(),
    description: z.string(),
    packSizeDescription: z.string(),
    isCatchWeight: z.boolean(),
    scope: z.string(),
    kind: z.enum(priceKinds),
    scopeName: z.string(),
    startsOn: calendarDate,
    phase: z.enum(pricePhases),
    ...storedAmounts.shape,
    setByName: z.string().nullable(),
    /** For those who view analysis: hundredths of a percent of the case, at the cost of today. */
    marginHundredths: z.number().int().nullable().optional(),
  })
  .meta({ id: 'ManagedPrice' })
/** A price in the list. */
export type ManagedPrice = z.output<typeof managedPrice>

/** A change of prices in the history. */
export const priceChangeSummary = z
  .object({
    id: z.uuid(),
    division: divisionCode,
    reason: z.string(),
    lines: z.number().int(),
    effect: priceEffect,
    changedByName: z.string(),
    changedAt: instant,
    /** The change that this one takes back, and the one that took this one back. */
    undoes: z.uuid().nullable(),
    undoneBy: z.uuid().nullable(),
  })
  .meta({ id: 'PriceChangeSummary' })
/** A change of prices in the history. */
export type PriceChangeSummary = z.output<typeof priceChangeSummary>

/** A line of a saved change. */
export const changedPrice = z.object({
  itemNumber: z.string(),
  description: z.string(),
  scope: z.string(),
  scopeName: z.string(),
  startsOn: calendarDate,
  before: storedAmounts.nullable(),
  after: storedAmounts.nullable(),
})
/** A line of a saved change. */
export type ChangedPrice = z.output<typeof changedPrice>
