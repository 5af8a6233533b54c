import type { Actor } from '#kit/actor.ts'
import { why } from '#kit/decision.ts'
import { isRole, roles } from '#areas/access/roles.ts'
import type { OrderingShipTo } from '#areas/items/rules/may-order-for.ts'
import type { Cart, CartDelta, CartFacts, CartLine, CartSummary } from '../cart.ts'
import { cartAbilities } from '../rules/cart-abilities.ts'
import { cartTotals, lineTotal, lineWeight, type TotalledLine } from '../rules/cart-totals.ts'
import { isAboveThreshold } from '../rules/is-above-threshold.ts'
import { isCartOwner } from '../rules/is-locked-by-another.ts'
import { maySwitchToCart } from '../rules/may-switch-to-cart.ts'
import { ownershipOf } from '../rules/ownership-of.ts'
import {
  isOverridden,
  linePrice,
  type LoadedCart,
  overridesOf,
  type Owner,
  priceBeforeOverride,
  type PricedCart,
  type StoredLine,
} from './loaded-cart.ts'

/** A cart in full, or with some of its lines, as this reader sees it. */
export function toCart(cart: LoadedCart, actor: Actor, lines = cart.lines): Cart {
  const isStaff = actor.kind === 'internal'
  const summary = toSummary(cart, actor)
  return {
    ...summary,
    ...(isStaff && { isAboveThreshold: isAboveThreshold(summary.totals.subtotal, cart.customer) }),
    items: lines.map((line) => toLine(cart, line, isStaff)),
  }
}

/** What a change made of a cart, as this reader sees it. */
export function toCartDelta(before: LoadedCart, after: LoadedCart, actor: Actor): CartDelta {
  const was = new Map(before.lines.map((line) => [line.itemNumber, line]))
  // STAFF-3: cases of another line may have moved the price of this one.
  const isRepriced = (line: StoredLine) =>
    linePrice(after, line)?.bundles !== undefined &&
    linePrice(before, line)?.casePrice !== linePrice(after, line)?.casePrice
  const changed = after.lines.filter((line) => was.get(line.itemNumber) !== line || isRepriced(line))
  const present = new Set(after.lines.map((line) => line.itemNumber))
  return {
    ...toCart(after, actor, changed),
    from: before.version,
    removed: [...was.keys()].filter((itemNumber) => !present.has(itemNumber)),
  }
}

/** A cart without its lines, as this reader sees it. */
export function toSummary(cart: LoadedCart, actor: Actor): CartSummary {
  const overriddenLines = cart.lines.filter((line) => isOverridden(cart, line)).length
  return { ...headOf({ ...cart, overriddenLines }, actor), totals: cartTotals(totalledLines(cart)) }
}

/** The lines with what totals come from. */
export const totalledLines = (cart: PricedCart): TotalledLine[] =>
  cart.lines.map((line) => {
    const item = cart.items.get(line.itemNumber)
    return {
      orderedCases: line.orderedCases,
      orderedUnits: line.orderedUnits,
      price: linePrice(cart, line),
      caseWeightHundredths: item?.itemInfo.caseWeightHundredths ?? 0,
      eachesPerCase: item?.eachesPerCase ?? 1,
    }
  })

function toLine(cart: LoadedCart, line: StoredLine, isStaff: boolean): CartLine {
  const item = cart.items.get(line.itemNumber)
  // A foreign key keeps the items of lines in the catalogue.
  if (!item) throw new Error(`Cart ${cart.id} has a line without an item`)
  const { itemInfo } = item
  const price = linePrice(cart, line)
  const { itemNumber, orderedCases, orderedUnits } = line
  return {
    itemNumber,
    orderedCases,
    orderedUnits,
    itemInfo,
    price,
    ...(isStaff && overridesOf(cart, line)),
    ...(isStaff && isOverridden(cart, line) && { basePrice: priceBeforeOverride(cart, line) }),
    note: line.note,
    lineTotal: lineTotal({ orderedCases, orderedUnits, price }),
    weightHundredths: lineWeight({
      orderedCases,
      orderedUnits,
      price,
      caseWeightHundredths: itemInfo.caseWeightHundredths,
      eachesPerCase: item.eachesPerCase,
    }),
    changedByName: line.changedByName,
    changedAt: line.changedAt,
  }
}

/** What the head of a cart is made from, be it one cart in full or a row of a list. */
export interface CartHeadFacts
  extends
    CartFacts,
    Pick<LoadedCart, 'type' | 'source' | 'changedAt' | 'guideInfo' | 'isActive' | 'intOwner' | 'extOwner'> {
  readonly customer: OrderingShipTo
  /** Overridden lines (CART-10). */
  readonly overriddenLines: number
}

/** The head of a cart as this reader sees it. */
export const headOf = (cart: CartHeadFacts, actor: Actor): Omit<Cart, 'totals' | 'items'> => ({
  id: cart.id,
  version: cart.version,
  po: cart.po,
  type: cart.type,
  isActive: cart.isActive,
  soType: cart.soType,
  deliveryDate: cart.deliveryDate,
  division: cart.division,
  shipTo: cart.shipTo,
  source: cart.source,
  sharingMode: cart.sharingMode,
  isVisibleToCustomer: cart.isVisibleToCustomer,
  ...(actor.kind === 'internal' && { totalPriceOverrideCount: cart.overriddenLines }),
  extOwnerInfo: ownerInfo(cart.extOwner),
  intOwnerInfo: ownerInfo(cart.intOwner),
  changesOrder: cart.changesOrder,
  isOwner: isCartOwner(cart, actor),
  ownership: ownershipOf(cart, actor),
  guideInfo: cart.guideInfo,
  blockedReason: why(maySwitchToCart(cart, actor)) ?? null,
  changedAt: cart.changedAt,
  abilities: cartAbilities(cart, actor, cart.customer),
})

const ownerInfo = (owner: Owner | null) =>
  owner && { name: owner.name, roleInfo: { name: isRole(owner.role) ? roles[owner.role].name : owner.role } }
