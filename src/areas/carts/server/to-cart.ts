import type { Actor } from '#kit/actor.ts'
import { isRole, roles } from '#areas/people/roles.ts'
import type { Cart, CartLine, CartSummary } from '../cart.ts'
import { cartAbilities } from '../rules/cart-abilities.ts'
import { cartTotals, lineTotal, type TotalledLine } from '../rules/cart-totals.ts'
import { isCartOwner } from '../rules/is-locked-by-another.ts'
import type { LoadedCart, StoredLine } from './loaded-cart.ts'

/** A cart in full, as this reader sees it. */
export function toCart(cart: LoadedCart, actor: Actor): Cart {
  return { ...toSummary(cart, actor), items: cart.lines.map((line) => toLine(cart, line)) }
}

/** A cart in a list, as this reader sees it. */
export const toSummary = (cart: LoadedCart, actor: Actor): CartSummary => ({
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
  totalPriceOverrideCount: cart.lines.filter((line) => line.casePriceOverride ?? line.eachPriceOverride).length,
  extOwnerInfo: ownerInfo(cart.extOwner),
  intOwnerInfo: ownerInfo(cart.intOwner),
  isOwner: isCartOwner(cart, actor),
  changedAt: cart.changedAt,
  abilities: cartAbilities(cart, actor, cart.customer),
  totals: cartTotals(totalledLines(cart)),
})

/** The lines with what totals come from. */
export const totalledLines = (cart: LoadedCart): TotalledLine[] =>
  cart.lines.map((line) => {
    const item = cart.items.get(line.itemNumber)
    return {
      orderedCases: line.orderedCases,
      orderedUnits: line.orderedUnits,
      price: item?.price ?? null,
      caseWeightHundredths: item?.itemInfo.caseWeightHundredths ?? 0,
      eachesPerCase: item?.eachesPerCase ?? 1,
    }
  })

function toLine(cart: LoadedCart, line: StoredLine): CartLine {
  const item = cart.items.get(line.itemNumber)
  // A foreign key keeps the items of lines in the catalogue.
  if (!item) throw new Error(`Cart ${cart.id} has a line without an item`)
  const { itemInfo, price } = item
  const { itemNumber, orderedCases, orderedUnits } = line
  return {
    itemNumber,
    orderedCases,
    orderedUnits,
    itemInfo,
    price,
    casePriceOverride: line.casePriceOverride,
    eachPriceOverride: line.eachPriceOverride,
    lineTotal: lineTotal({ orderedCases, orderedUnits, price }),
    changedByName: line.changedByName,
    changedAt: line.changedAt,
  }
}

const ownerInfo = (owner: LoadedCart['intOwner']) =>
  owner && { name: owner.name, roleInfo: { name: isRole(owner.role) ? roles[owner.role].name : owner.role } }
