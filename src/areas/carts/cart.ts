import { z } from 'zod'
import { calendarDate, cents, divisionCode, instant, itemNumber, quantity, shipToNumber } from '#contract/values.ts'
import { itemSummary } from '#areas/items/item.ts'
import { itemPrice } from '#areas/prices/item-price.ts'
import { soTypes } from '#areas/routing/order-types.ts'

/** Most lines of one cart: an order file has as many (IMPORT-3). */
export const maxLines = 10_000
/** Longest PO number. */
export const maxPoLength = 15

/** PO No: at most 15 characters, without control characters. */
export const poNumber = z
  .string()
  .trim()
  .max(maxPoLength, `PO No cannot be more than ${maxPoLength} characters`)
  .regex(/^[^\p{C}]*$/u, 'PO No has a character that is not allowed')

/** LOCK: others cannot change the cart. UNLOCK is the default (CART-9). */
export const sharingMode = z.enum(['LOCK', 'UNLOCK'])

/** Who a cart belongs to, as shown to this reader. */
const ownerInfo = z.object({ name: z.string(), roleInfo: z.object({ name: z.string() }) })

/** What the reader may do with the cart: null when allowed, else the refusal's code (architecture, "What a rule looks like"). */
export const cartAbilities = z.object({
  /** Add, change and remove lines, and edit the details. */
  change: z.string().nullable(),
  discard: z.string().nullable(),
  setActive: z.string().nullable(),
  placeOrder: z.string().nullable(),
})
/** What the reader may do with the cart. */
export type CartAbilities = z.output<typeof cartAbilities>

/** A price change by staff (CART-10); the full set of rules comes with carts in full. */
const priceOverride = z.object({ type: z.enum(['amount', 'percent']), value: z.number() })

/** One line of a cart with today's price for its ship-to and delivery date. */
export const cartLine = z
  .object({
    itemNumber,
    orderedCases: quantity,
    orderedUnits: quantity,
    itemInfo: itemSummary,
    price: itemPrice.nullable(),
    casePriceOverride: priceOverride.nullable(),
    eachPriceOverride: priceOverride.nullable(),
    /** Cases and eaches times their prices; null without a price. */
    lineTotal: cents.nullable(),
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
  totalPriceOverrideCount: z.number().int(),
  extOwnerInfo: ownerInfo.nullable(),
  intOwnerInfo: ownerInfo.nullable(),
  isOwner: z.boolean(),
  changedAt: instant,
  abilities: cartAbilities,
})

/** A cart in a list: its head and totals, without lines. */
export const cartSummary = cartHead.extend({ totals: cartTotals }).meta({ id: 'CartSummary' })
/** A cart in a list. */
export type CartSummary = z.output<typeof cartSummary>

/** A cart in full. `version` is also its ETag. */
export const cart = cartHead.extend({ totals: cartTotals, items: z.array(cartLine) }).meta({ id: 'Cart' })
/** A cart in full. */
export type Cart = z.output<typeof cart>

/** The facts of a cart that rules ask. Loaded under the row's lock when something is to change. */
export interface CartFacts {
  readonly id: string
  readonly version: number
  readonly division: string
  readonly shipTo: string
  readonly billTo: string
  readonly status: 'open' | 'ordered' | 'discarded'
  readonly soType: (typeof soTypes)[number]
  readonly deliveryDate: string | null
  readonly po: string
  readonly sharingMode: 'LOCK' | 'UNLOCK'
  readonly intOwnerId: string | null
  readonly extOwnerId: string | null
  readonly isVisibleToCustomer: boolean
}
