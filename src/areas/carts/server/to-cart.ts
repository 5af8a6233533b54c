import type { Actor } from '#kit/actor.ts'
import type { Cart, CartLine, CartSummary } from '../cart.ts'
import { cartTotals, lineTotal, lineWeight, type TotalledLine } from '../rules/cart-totals.ts'
import { isAboveThreshold } from '../rules/is-above-threshold.ts'
import { headOf } from './cart-head.ts'
import { isOverridden, linePrice, type LoadedCart, overridesOf, type StoredLine } from './loaded-cart.ts'

/** A cart in full, as this reader sees it. */
export function toCart(cart: LoadedCart, actor: Actor): Cart {
  const isStaff = actor.kind === 'internal'
  const summary = toSummary(cart, actor)
  return {
    ...summary,
    ...(isStaff && { isAboveThreshold: isAboveThreshold(summary.totals.subtotal, cart.customer) }),
    items: cart.lines.map((line) => toLine(cart, line, isStaff)),
  }
}

/** A cart without its lines, as this reader sees it. */
export function toSummary(cart: LoadedCart, actor: Actor): CartSummary {
  const overriddenLines = cart.lines.filter((line) => isOverridden(cart, line)).length
  return { ...headOf({ ...cart, overriddenLines }, actor), totals: cartTotals(totalledLines(cart)) }
}

/** The lines with what totals come from. */
export const totalledLines = (cart: LoadedCart): TotalledLine[] =>
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
    ...(isStaff && isOverridden(cart, line) && { basePrice: item.price }),
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
