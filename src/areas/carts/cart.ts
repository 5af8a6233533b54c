import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { calendarDate, cents, divisionCode, instant, itemNumber, quantity, shipToNumber } from '#contract/values.ts'
import { itemSummary } from '#areas/items/item.ts'
import { itemPrice } from '#areas/prices/item-price.ts'
import { shipToChoice } from '#areas/people/current-user.ts'
import { soTypes } from '#areas/routing/order-types.ts'
import { priceOverride } from '#areas/prices/price-override.ts'
import { ownership } from './cart-filters.ts'

/** Most lines of one cart: an order file has as many (IMPORT-3). */
export const maxLines = 10_000
/** PO No, asked by the forms too. */
export const poField = { label: 'PO No', max: 15 } as const
/** CART-6: the customer's number for the order. */
export const poNumber = freeText(poField)

/** LOCK: others cannot change the cart. UNLOCK is the default (CART-9). */
export const sharingMode = z.enum(['LOCK', 'UNLOCK'])

/** Who a cart belongs to, as shown to this reader. */
const ownerInfo = z.object({ name: z.string(), roleInfo: z.object({ name: z.string() }) })

/**
 * What the reader may do with the cart: null when allowed, else the refusal's code (architecture,
 * "What a rule looks like").
 */
export const cartAbilities = z.object({
  /** Add, change and remove lines, and edit the details. */
  change: z.string().nullable(),
  discard: z.string().nullable(),
  setActive: z.string().nullable(),
  placeOrder: z.string().nullable(),
  /** Lock and unlock, change owners and what the customer sees (CART-9). */
  modifyAccess: z.string().nullable(),
  /** Staff only: CART-10. */
  overridePrices: z.string().nullable().optional(),
})
/** What the reader may do with the cart. */
export type CartAbilities = z.output<typeof cartAbilities>

/** CHECK-1: the note of a line, asked by the form too. */
export const noteField = { label: 'A note', max: 200 } as const

/** One line of a cart with today's price for its ship-to and delivery date. */
export const cartLine = z
  .object({
    itemNumber,
    orderedCases: quantity,
    orderedUnits: quantity,
    itemInfo: itemSummary,
    /** What the line is ordered at: after its overrides. */
    price: itemPrice.nullable(),
    /** Staff only, absent for customers (CART-10, security 18). */
    casePriceOverride: priceOverride.nullable().optional(),
    eachPriceOverride: priceOverride.nullable().optional(),
    /** Staff only, of an overridden line: the price before its overrides. */
    basePrice: itemPrice.nullable().optional(),
    /** Words for the warehouse (CHECK-1). */
    note: z.string(),
    /** Cases and eaches times their prices; null without a price. */
    lineTotal: cents.nullable(),
    /** Estimate for catch weight; hundredths of a pound. */
    weightHundredths: z.number().int(),
    changedByName: z.string(),
    changedAt: instant,
  })
  .meta({ id: 'CartLine' })
/** One line of a cart. */
export type CartLine = z.output<typeof cartLine>

/** Totals of a cart (CART-11). */
export const cartTotals = z
  .object({
    lines: z.number().int(),
    totalOrderedCases: z.number().int(),
    totalOrderedUnits: z.number().int(),
    /** Estimate; hundredths of a pound. */
    weightHundredths: z.number().int(),
    subtotal: cents,
    /** True when a catch-weight line makes the subtotal an estimate. */
    isEstimate: z.boolean(),
  })
  .meta({ id: 'CartTotals' })
/** Totals of a cart. */
export type CartTotals = z.output<typeof cartTotals>

/**
 * The guide a cart was opened from, by its present name; one that was deleted has its last known.
 */
export const cartGuide = z.object({ id: z.uuid(), type: z.string(), name: z.string() })
/** The guide a cart was opened from. */
export type CartGuide = z.output<typeof cartGuide>

const cartHead = z.object({
  id: z.uuid(),
  version: z.number().int(),
  po: z.string(),
  type: z.enum(['internal', 'external']),
  isActive: z.boolean(),
  soType: z.enum(soTypes),
  deliveryDate: calendarDate.nullable(),
  division: divisionCode,
  shipTo: shipToNumber,
  source: z.string(),
  sharingMode,
  isVisibleToCustomer: z.boolean(),
  /** Overridden lines; staff only (CART-10). */
  totalPriceOverrideCount: z.number().int().optional(),
  extOwnerInfo: ownerInfo.nullable(),
  intOwnerInfo: ownerInfo.nullable(),
  isOwner: z.boolean(),
  ownership,
  /** Null for a cart that was not opened from a guide. */
  guideInfo: cartGuide.nullable(),
  /** NEXT-2: the placed order this cart changes; null for a cart of a new order. */
  changesOrder: z.object({ id: z.uuid(), orderNumber: z.string(), version: z.number().int() }).nullable(),
  /** Why the reader cannot switch to it, as a sentence; null when they can. */
  blockedReason: z.string().nullable(),
  changedAt: instant,
  abilities: cartAbilities,
})

/** A cart without its lines: its head and totals. */
export const cartSummary = cartHead.extend({ totals: cartTotals }).meta({ id: 'CartSummary' })
/** A cart without its lines. */
export type CartSummary = z.output<typeof cartSummary>

/** A cart in a list: its head, its totals, its ship-to and what distinguishes it from others. */
export const listedCart = cartSummary
  .extend({
    /** Descriptions of the lines that cost most, at most three. */
    mainItems: z.array(z.string()),
    shipToInfo: shipToChoice,
  })
  .meta({ id: 'ListedCart' })
/** A cart in a list. */
export type ListedCart = z.output<typeof listedCart>

/** A cart in full. `version` is also its ETag. */
export const cart = cartHead
  .extend({
    totals: cartTotals,
    /** Staff only: the subtotal is above the division's threshold and reads red (CART-11). */
    isAboveThreshold: z.boolean().optional(),
    items: z.array(cartLine),
  })
  .meta({ id: 'Cart' })
/** A cart in full. */
export type Cart = z.output<typeof cart>

/**
 * What one change of lines made of a cart, for whoever has it as it was before: its head and totals
 * in full, of its lines those that changed (`return=minimal`).
 */
export const cartDelta = cart
  .extend({
    /** The version it was before; the same as `version` when nothing changed. */
    from: z.number().int(),
    /** Item numbers of the lines that are gone. */
    removed: z.array(itemNumber),
  })
  .meta({ id: 'CartDelta' })
/** What one change of lines made of a cart. */
export type CartDelta = z.output<typeof cartDelta>

/** The facts of a cart that rules ask. Loaded under the row's lock when something is to change. */
export interface CartFacts {
  readonly id: string
  readonly version: number
  readonly division: string
  readonly shipTo: string
  readonly billTo: string
  /** `returned`: to a procurement system, which orders it by itself (PUNCH-4). */
  readonly status: 'open' | 'ordered' | 'discarded' | 'returned'
  readonly soType: (typeof soTypes)[number]
  readonly deliveryDate: string | null
  readonly po: string
  readonly sharingMode: 'LOCK' | 'UNLOCK'
  readonly intOwnerId: string | null
  readonly extOwnerId: string | null
  readonly isVisibleToCustomer: boolean
  /** NEXT-2: the placed order it changes, of the version it was made from. */
  readonly changesOrder: { readonly id: string; readonly orderNumber: string; readonly version: number } | null
  /** PUNCH-4: the procurement session whose it is; null for a cart of the portal's own. */
  readonly punchoutId: string | null
}
