import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { askedDate, billToNumber, cents, itemNumber, quantity } from '#contract/values.ts'
import { cart, cartDelta, noteField } from './cart.ts'
import {
  cartParams,
  cartPath,
  cartChangeRefusals,
  guideInfo,
  itemRefusals,
  lineParams,
  linePath,
} from './cart-contract.ts'
import { cartRefusals } from './cart.refusals.ts'

/** A row that could not be added; the rest was (CART-3, S1 section 8). */
export const lineError = z
  .object({ itemNumber: z.string(), description: z.string(), errorCode: z.string(), message: z.string() })
  .meta({ id: 'CartLineError' })

/** A line as a list of lines names it. */
export const lineWanted = z.object({ itemNumber, orderedCases: quantity.default(0), orderedUnits: quantity.default(0) })

const done = { isSuccess: z.literal(true), message: z.string() }

/**
 * CART-5: adds to what the line already has; a client's price is only what it expected to pay
 * (security 14).
 */
export const addToCart = endpoint({
  name: 'addToCart',
  inPunchout: 'shopping',
  method: 'PUT',
  path: `${linePath}/add-to-cart`,
  summary: 'Add an item to a cart',
  params: lineParams,
  body: z.object({
    billTo: billToNumber.optional(),
    orderedCases: quantity.default(0),
    orderedUnits: quantity.default(0),
    casePrice: cents.nullable().optional(),
    eachPrice: cents.nullable().optional(),
    guideInfo: guideInfo.optional(),
    eachOnly: z.boolean().optional(),
    deliveryDate: askedDate.nullable().optional(),
  }),
  answer: z.object({ ...done, cart }),
  minimal: z.object({ ...done, delta: cartDelta }),
  needs: ['manageCart'],
  ifMatch: true,
  refusals: [
    ...cartChangeRefusals,
    ...itemRefusals,
    cartRefusals.quantity_required,
    cartRefusals.quantity_too_large,
    cartRefusals.price_changed,
    cartRefusals.too_many_lines,
    cartRefusals.bill_to_not_found,
    cartRefusals.guide_not_found,
  ],
})

/**
 * CART-5: sets a line's quantities to exactly these; both 0 removes it, and the last removal
 * discards the cart.
 */
export const setLine = endpoint({
  name: 'setLine',
  inPunchout: 'shopping',
  method: 'PUT',
  path: linePath,
  summary: 'Set the quantities of a line',
  params: lineParams,
  body: z.object({ orderedCases: quantity, orderedUnits: quantity }),
  /** Null when the last item was removed and the cart discarded. */
  answer: z.object({ ...done, cart: cart.nullable() }),
  minimal: z.object({ ...done, delta: cartDelta.nullable() }),
  needs: ['manageCart'],
  ifMatch: true,
  refusals: [...cartChangeRefusals, ...itemRefusals, cartRefusals.too_many_lines],
})

/** CART-5: sets up to 500 lines at once: the grid's save, reorder and paste all come this way. */
export const setLines = endpoint({
  name: 'setLines',
  inPunchout: 'shopping',
  method: 'PUT',
  path: `${cartPath}/items`,
  summary: 'Set the quantities of many lines',
  params: cartParams,
  body: z.object({
    items: z.array(lineWanted).min(1).max(500, 'At most 500 lines at once'),
    /** Where the lines were typed: an empty cart is opened from there. */
    guideInfo: guideInfo.optional(),
  }),
  answer: z.object({ ...done, cart: cart.nullable(), errors: z.array(lineError) }),
  minimal: z.object({ ...done, delta: cartDelta.nullable(), errors: z.array(lineError) }),
  needs: ['manageCart'],
  ifMatch: true,
  refusals: [...cartChangeRefusals, cartRefusals.too_many_lines, cartRefusals.guide_not_found],
})

/** CHECK-1: words for the warehouse about one line; empty takes them away. */
export const writeLineNote = endpoint({
  name: 'writeLineNote',
  inPunchout: 'shopping',
  method: 'PUT',
  path: `${linePath}/note`,
  summary: 'Write a note to a line',
  params: lineParams,
  body: z.object({
    note: freeText(noteField),
  }),
  answer: z.object({ ...done, cart }),
  minimal: z.object({ ...done, delta: cartDelta }),
  needs: ['manageCart'],
  ifMatch: true,
  refusals: [...cartChangeRefusals, cartRefusals.line_not_found],
})
