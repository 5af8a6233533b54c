import type { Actor } from '#kit/actor.ts'
import { cartTotals, lineTotal } from '#areas/carts/rules/cart-totals.ts'
import {
  calendarOf,
  type CartItem,
  lineFactsOf,
  linePrice,
  type LoadedCart,
  overridesOf,
  priceBeforeOverride,
  totalledLines,
} from '#areas/carts/server/public.ts'
import type { OrderLine } from '#areas/orders/order.ts'
import type { NewOrder, NewOrderLine } from '#areas/orders/server/public.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import type { LineDate } from '../checkout.endpoints.ts'
import { lineDelivery } from '../rules/line-delivery.ts'
import type { ReviewedLine, ReviewFacts } from '../rules/list-findings.ts'
import type { ShelfStock } from '../rules/warn-of-stock.ts'

const unknownStock = { onHandCases: 0, isSpecialOrder: false, isDropShip: false, isJustInTime: false, eachesPerCase: 1 }

/** The stock of an item. */
export const shelfStockOf = ({ facts, eachesPerCase }: CartItem): ShelfStock => ({
  onHandCases: facts.onHandCases,
  isSpecialOrder: facts.isSpecialOrder,
  isDropShip: facts.isDropShip,
  isJustInTime: facts.isJustInTime,
  eachesPerCase,
})

/** What checkout asks about a cart. */
export function reviewFactsOf(cart: LoadedCart, actor: Actor, now: Date): ReviewFacts {
  const isStaff = actor.kind === 'internal'
  const lines = cart.lines.map((line): ReviewedLine => {
    const { itemNumber, orderedCases, orderedUnits } = line
    const item = cart.items.get(itemNumber)
    const facts = item ? lineFactsOf(cart, item, actor) : null
    const overrides = overridesOf(cart, line)
    return {
      itemNumber,
      orderedCases,
      orderedUnits,
      facts,
      stock: item ? shelfStockOf(item) : unknownStock,
      overrides,
      basePrice: priceBeforeOverride(cart, line),
    }
  })
  return {
    shipTo: cart.customer,
    soType: cart.soType,
    deliveryDate: cart.deliveryDate,
    dates: dateFactsFor(calendarOf(cart, now), cart.soType, isStaff),
    lines,
    subtotal: cartTotals(totalledLines(cart)).subtotal,
    isStaff,
    isForReturn: actor.isPunchout === true,
  }
}

/** CHECK-5: the lines that come on a day of their own. */
export function lineDatesOf(cart: LoadedCart, actor: Actor, now: Date): LineDate[] {
  const calendar = calendarOf(cart, now)
  return cart.lines.flatMap(({ itemNumber }) => {
    const item = cart.items.get(itemNumber)?.itemInfo
    if (!item) return []
    const { kind, date } = lineDelivery(item, cart, calendar, actor.kind === 'internal')
    return kind === 'withOrder' ? [] : [{ itemNumber, kind, deliveryDate: date }]
  })
}

/** What each line costs now, for the person whose total has changed. */
export const pricesNow = (cart: LoadedCart) =>
  cart.lines.map((line) => ({
    itemNumber: line.itemNumber,
    now: lineTotal({ ...line, price: linePrice(cart, line) }),
  }))

/** The order of a cart that passed every check, prices frozen with their receipts (NEXT-1). */
export function orderOfCart(
  cart: LoadedCart,
  id: string,
  by: { actor: Actor; name: string; staffName: string | null; now: Date },
): NewOrder {
  const totals = cartTotals(totalledLines(cart))
  const dates = new Map(lineDatesOf(cart, by.actor, by.now).map((line) => [line.itemNumber, line.deliveryDate]))
  return {
    id,
    cartId: cart.id,
    cartVersion: cart.version,
    division: cart.division,
    shipTo: cart.shipTo,
    shipToName: cart.customer.name,
    billTo: cart.customer.billTo,
    po: cart.po,
    soType: cart.soType,
    deliveryDate: cart.deliveryDate,
    // PUNCH-3: also of a held one that a person places.
    origin: cart.source === 'punchout-order' ? 'Punchout' : 'online',
    placedAt: by.now.toISOString(),
    placedByName: by.name,
    placedByStaff: by.staffName !== null,
    placedByStaffName: by.staffName,
    lines: totals.lines,
    totalCases: totals.totalOrderedCases,
    totalUnits: totals.totalOrderedUnits,
    subtotal: totals.subtotal,
    isEstimate: totals.isEstimate,
    weightHundredths: totals.weightHundredths,
    items: cart.lines.map((line, index) => ({
      ...orderLineOf(cart, line, index + 1),
      deliveryDate: dates.get(line.itemNumber) ?? null,
    })),
  }
}

/** CART-10: what staff made of the price, frozen with what it was. */
function overridePart(cart: LoadedCart, line: LoadedCart['lines'][number]): Partial<OrderLine> {
  const overrides = overridesOf(cart, line)
  if (overrides.casePriceOverride === null && overrides.eachPriceOverride === null) return {}
  const base = priceBeforeOverride(cart, line)
  return { ...overrides, baseCasePrice: base?.casePrice ?? null, baseEachPrice: base?.eachPrice ?? null }
}

function orderLineOf(cart: LoadedCart, line: LoadedCart['lines'][number], lineNumber: number): NewOrderLine {
  const item = cart.items.get(line.itemNumber)
  const price = linePrice(cart, line)
  const total = lineTotal({ ...line, price })
  // The decision to place the order refuses such lines.
  if (!item || total === null) throw new Error(`Line ${line.itemNumber} of cart ${cart.id} cannot be ordered`)
  const { description, packSizeDescription, brand, isCatchWeight } = item.itemInfo
  return {
    lineNumber,
    itemNumber: line.itemNumber,
    description,
    packSizeDescription,
    brand,
    orderedCases: line.orderedCases,
    orderedUnits: line.orderedUnits,
    casePrice: price?.casePrice ?? null,
    eachPrice: price?.eachPrice ?? null,
    perPound: price?.perPound ?? null,
    isCatchWeight,
    lineTotal: total,
    receipt: price?.receipt ?? null,
    deliveryDate: null,
    note: line.note,
    ...overridePart(cart, line),
  }
}
