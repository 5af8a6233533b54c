import type { Actor } from '#kit/actor.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { ItemFacts, ItemSummary } from '#areas/items/item.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { LineOverrides } from '#areas/prices/price-override.ts'
import { bundleCases } from '#areas/prices/rules/apply-bundles.ts'
import { overridePrice } from '#areas/prices/rules/override-price.ts'
import { priceAtBreak, priceAtQuantity } from '#areas/prices/rules/price-at-quantity.ts'
import type { CartFacts, CartGuide, CartLine } from '../cart.ts'
import { blocksJitDrop } from '../rules/change-cart-details.ts'
import type { Packing } from '../rules/convert-quantities.ts'
import type { LineFacts, Quantities } from '../rules/may-set-line.ts'

/**
 * An item as a cart sees it: what the rules ask, what the line shows, and its price on the
 * delivery date.
 */
export interface CartItem {
  readonly itemInfo: ItemSummary
  readonly facts: LineFacts['item'] & Pick<ItemFacts, 'onHandCases' | 'isSpecialOrder'>
  readonly price: ItemPrice | null
  readonly eachesPerCase: number
}

/** A line as it is stored. */
export interface StoredLine extends Quantities, LineOverrides, Pick<CartLine, 'itemNumber' | 'changedByName' | 'note'> {
  readonly position: number
  /** ISO 8601. */
  readonly changedAt: string
}

/** A person and the role they act in. */
export interface Owner {
  readonly name: string
  readonly role: string
}

/** A cart with everything its rules and its answer need, read in one statement. */
export interface LoadedCart extends CartFacts {
  readonly type: 'internal' | 'external'
  readonly source: string
  readonly changedAt: string
  readonly guideInfo: CartGuide | null
  /** Of the reader. */
  readonly isActive: boolean
  readonly intOwner: Owner | null
  readonly extOwner: Owner | null
  readonly customer: ShipToFacts
  readonly routes: DeliveryCalendar['routes']
  readonly holidays: readonly CalendarDate[]
  /** In the order of adding. */
  readonly lines: readonly StoredLine[]
  /**
   * The items of the lines and those asked for besides, by number; items the division does not
   * have are absent.
   */
  readonly items: ReadonlyMap<string, CartItem>
}

/** When the cart's ship-to is delivered. */
export const calendarOf = (cart: LoadedCart, now: Date): DeliveryCalendar => ({
  routes: cart.routes,
  holidays: cart.holidays,
  timeZone: cart.customer.timeZone,
  today: todayIn(cart.customer.timeZone, now),
  now,
})

/** The lines of a cart with what their totals come from: of a cart that was loaded, or listed. */
export interface PricedCart extends Pick<LoadedCart, 'isVisibleToCustomer' | 'lines'> {
  readonly items: ReadonlyMap<string, PricedItem>
}

interface PricedItem extends Pick<CartItem, 'price' | 'eachesPerCase'> {
  readonly itemInfo: Pick<ItemSummary, 'caseWeightHundredths'>
}

const noOverrides: LineOverrides = { casePriceOverride: null, eachPriceOverride: null }

/**
 * CART-10: an override counts in a hidden cart only; the database drops those of a cart that
 * becomes visible.
 */
export function overridesOf(
  { isVisibleToCustomer }: Pick<LoadedCart, 'isVisibleToCustomer'>,
  { casePriceOverride, eachPriceOverride }: LineOverrides,
): LineOverrides {
  const hasNone = isVisibleToCustomer || (casePriceOverride === null && eachPriceOverride === null)
  return hasNone ? noOverrides : { casePriceOverride, eachPriceOverride }
}

/** True for a line whose price somebody changed. */
export function isOverridden(cart: Pick<LoadedCart, 'isVisibleToCustomer'>, line: LineOverrides): boolean {
  const { casePriceOverride, eachPriceOverride } = overridesOf(cart, line)
  return casePriceOverride !== null || eachPriceOverride !== null
}

/**
 * What a line is ordered at: the item's price on the delivery date for the line's cases
 * (ITEM-8), after its overrides and with the bundles of the whole cart (STAFF-3); null when
 * nothing prices it.
 */
export function linePrice(cart: PricedCart, line: StoredLine): ItemPrice | null {
  const price = unbundledPrice(cart, line)
  return price?.bundles || price?.breaks ? priceAtQuantity(price, line.orderedCases, bundleCasesOf(cart)) : price
}

/** CART-10: what an override of the line starts from. */
export function priceBeforeOverride(cart: PricedCart, line: StoredLine): ItemPrice | null {
  const price = cart.items.get(line.itemNumber)?.price ?? null
  return price?.breaks ? priceAtBreak(price, line.orderedCases) : price
}

/** The same before bundles and breaks. A case whose price staff made is in none (STAFF-3). */
function unbundledPrice(cart: PricedCart, line: StoredLine): ItemPrice | null {
  const item = cart.items.get(line.itemNumber)
  const overrides = overridesOf(cart, line)
  if (overrides.casePriceOverride === null && overrides.eachPriceOverride === null) return item?.price ?? null
  const base = overrides.casePriceOverride === null ? (item?.price ?? null) : priceBeforeOverride(cart, line)
  const price = overridePrice(base, overrides, item?.itemInfo.caseWeightHundredths ?? 0)
  if (!price || overrides.casePriceOverride === null) return price
  const { bundles: _, breaks: __, ...alone } = price
  return alone
}

/** Carts never change once they are loaded: the cases of each promotion are counted once. */
const countedCases = new WeakMap<PricedCart, ReadonlyMap<string, number>>()

function bundleCasesOf(cart: PricedCart): ReadonlyMap<string, number> {
  const known = countedCases.get(cart)
  if (known) return known
  const cases = bundleCases(
    cart.lines.map((line) => ({ orderedCases: line.orderedCases, price: unbundledPrice(cart, line) })),
  )
  countedCases.set(cart, cases)
  return cases
}

/** What the line rules ask of one item in this cart. */
export const lineFactsOf = (cart: LoadedCart, item: CartItem, actor: Actor): LineFacts => ({
  item: item.facts,
  price: item.price,
  cart: {
    soType: cart.soType,
    blockJitDrop: blocksJitDrop(cart.soType, cart, actor.kind === 'internal'),
  },
  shipTo: cart.customer,
})

/** How an item is packed and sold, for switching it for another. */
export const packingOf = ({ facts, eachesPerCase }: CartItem): Packing => ({
  eachOnly: facts.eachOnly,
  isBrokenCase: facts.isBrokenCase,
  eachesPerCase,
})
