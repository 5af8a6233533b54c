import { z } from 'zod'
import { calendarDate, cents, itemNumber, quantity } from '#contract/values.ts'
import { itemSummary } from '#areas/items/item.ts'

/** CHECK-3: every kind of alert, as the dialog orders them. */
export const alertKinds = [
  'item-blocked-for-ship-to',
  'inventory-warning',
  'multiple-delivery-dates',
  'delivery-date-outside-allowed-range',
  'items-below-cost',
  'exceeding-threshold',
] as const
/** One kind of alert. */
export type AlertKind = (typeof alertKinds)[number]

/** Something to know before the order is placed; the sentence is for people. */
export const cartAlert = z
  .object({
    kind: z.enum(alertKinds),
    message: z.string(),
    /** True when the order cannot be placed like this. */
    blocks: z.boolean(),
    itemNumbers: z.array(itemNumber),
  })
  .meta({ id: 'CartAlert' })
/** Something to know before the order is placed. */
export type CartAlert = z.output<typeof cartAlert>

/** The only kind of suggestion (S1 section 4). */
export const cartSuggestion = z
  .object({ kind: z.literal('switch-save'), message: z.string(), itemNumbers: z.array(itemNumber) })
  .meta({ id: 'CartSuggestion' })

/** An alternate as it would stand in the cart instead of an item. */
export const switchOffer = z
  .object({
    itemInfo: itemSummary,
    orderedCases: quantity,
    orderedUnits: quantity,
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** True when a weighed item makes the total an estimate. */
    isEstimate: z.boolean(),
    lineTotal: cents,
    /**
     * Cents less than the item costs now; negative when it costs more, null when the item has no
     * total.
     */
    saving: cents.nullable(),
    /**
     * Whole percent of what the item costs now, rounded down; null when the two cannot be compared.
     */
    savingPercent: z.number().int().nullable(),
    /** What the kitchen would lose by it; all empty when it satisfies as much (CHECK-2). */
    loss: z.object({
      /** Dietary preferences it does not state. */
      diets: z.array(z.string()),
      /** Allergens it contains or may contain, and the item does not. */
      allergens: z.array(z.string()),
      /** Allergens the item is free from and it says nothing of. */
      unstated: z.array(z.string()),
    }),
  })
  .meta({ id: 'SwitchOffer' })
/** An alternate as it would stand in the cart. */
export type SwitchOffer = z.output<typeof switchOffer>

/** What there is to know of one item of the cart; items without anything are left out. */
export const itemAnalysis = z
  .object({
    itemNumber,
    inventoryInfo: z.object({
      status: itemSummary.shape.stockStatus,
      /** Whole cases there are of those ordered; null when there are enough. */
      availableCases: z.number().int().nullable(),
      nextArrivalOn: calendarDate.nullable(),
    }),
    /** Why this ship-to cannot order it, as a sentence; null when it can. */
    blockedForShipTo: z.string().nullable(),
    switchSaveItemInfo: switchOffer.nullable(),
    /** What may take its place now, the best first: only of items that are short or blocked. */
    alternates: z.array(switchOffer),
    /** Whether the alert offers to remove it. */
    mayRemove: z.boolean(),
    /** Who may view analysis only: what the distributor pays beside what the customer does. */
    belowCost: z
      .object({ casePrice: cents.nullable(), eachPrice: cents.nullable(), caseCost: cents, eachCost: cents })
      .optional(),
  })
  .meta({ id: 'CartItemAnalysis' })
/** What there is to know of one item of the cart. */
export type ItemAnalysis = z.output<typeof itemAnalysis>

/** When some items of the cart come; null: the maker says when. */
export const deliveryGroup = z.object({ deliveryDate: calendarDate.nullable(), itemNumbers: z.array(itemNumber) })
/** When some items of the cart come. */
export type DeliveryGroup = z.output<typeof deliveryGroup>

/** CHECK-2: what there is to know of a cart before it is ordered, as this reader may see it. */
export const cartAnalysis = z
  .object({
    alerts: z.array(cartAlert),
    suggestions: z.array(cartSuggestion),
    /** Staff only. */
    itemsBelowCost: z.array(itemNumber).optional(),
    itemsLowOrOutOfStock: z.array(itemNumber),
    deliveryDates: z.array(deliveryGroup),
    switchAndSaveItems: z.array(itemNumber),
    itemsBlockedForShipTo: z.array(itemNumber),
    /** The largest saving among the suggestions in whole percent; null without any. */
    maxSwitchAndSavePercent: z.number().int().nullable(),
    items: z.array(itemAnalysis),
  })
  .meta({ id: 'CartAnalysis' })
/** What there is to know of a cart before it is ordered. */
export type CartAnalysis = z.output<typeof cartAnalysis>
