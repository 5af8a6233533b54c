import type { Actor } from '#kit/actor.ts'
import { why } from '#kit/decision.ts'
import { isRole, roles } from '#areas/access/roles.ts'
import type { OrderingShipTo } from '#areas/items/rules/may-order-for.ts'
import type { Cart, CartFacts } from '../cart.ts'
import { cartAbilities } from '../rules/cart-abilities.ts'
import { isCartOwner } from '../rules/is-locked-by-another.ts'
import { maySwitchToCart } from '../rules/may-switch-to-cart.ts'
import { ownershipOf } from '../rules/ownership-of.ts'

/** A person and the role they act in. */
export interface Owner {
  readonly name: string
  readonly role: string
}

/** What the head of a cart is made from, be it one cart in full or a row of a list. */
export interface CartHeadFacts extends CartFacts {
  readonly type: 'internal' | 'external'
  readonly source: string
  readonly changedAt: string
  /** Of the reader. */
  readonly isActive: boolean
  readonly intOwner: Owner | null
  readonly extOwner: Owner | null
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
  isOwner: isCartOwner(cart, actor),
  ownership: ownershipOf(cart, actor),
  blockedReason: why(maySwitchToCart(cart, actor)) ?? null,
  changedAt: cart.changedAt,
  abilities: cartAbilities(cart, actor, cart.customer),
})

const ownerInfo = (owner: Owner | null) =>
  owner && { name: owner.name, roleInfo: { name: isRole(owner.role) ? roles[owner.role].name : owner.role } }
