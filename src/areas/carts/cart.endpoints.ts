import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { askedDate, billToNumber, calendarDate, shipToParams } from '#contract/values.ts'
import { orderTypes, soTypes } from '#areas/routing/order-types.ts'
import { cart, listedCart, maxLines, poNumber, sharingMode } from './cart.ts'
import { cartParams, cartPath, cartsPath, cartChangeRefusals, guideInfo } from './cart-contract.ts'
import { cartFilters } from './cart-filters.ts'
import { cartRefusals } from './cart.refusals.ts'
import { lineWanted } from './line.endpoints.ts'

const soType = z.enum(soTypes, `Order type must be one of: ${Object.values(orderTypes).join(', ')}`)

/** Staff only: why the chosen delivery date will need approval. */
const warning = z.string().optional()

const details = {
  deliveryDate: askedDate.nullable().optional(),
  poNumber: poNumber.optional(),
  soType: soType.optional(),
}
const detailRefusals = [
  cartRefusals.po_of_procurement,
  cartRefusals.delivery_info_fixed,
  cartRefusals.order_type_not_allowed,
  cartRefusals.date_in_past,
  cartRefusals.date_too_far,
  cartRefusals.date_not_routed,
  cartRefusals.date_past_cut_off,
]
/** CART-1, CART-3: starts a cart for the ship-to and makes it the user's active one. */
export const createCart = endpoint({
  name: 'createCart',
  inPunchout: 'shopping',
  method: 'POST',
  path: cartsPath,
  summary: 'Create a cart',
  params: shipToParams,
  body: z.object({
    cart: z.object({
      billTo: billToNumber.optional(),
      ...details,
      guideInfo: guideInfo.optional(),
      sharingMode: sharingMode.default('UNLOCK'),
    }),
    isVisibleToCustomer: z.boolean().optional(),
    /** With lines all or nothing: `items_refused` has the rows at fault in its details. */
    items: z.array(lineWanted).max(maxLines, `At most ${maxLines} lines at once`).optional(),
    /** Where the lines come from. */
    action: z.literal('Import').optional(),
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), warning, cart }),
  status: 201,
  needs: ['manageCart'],
  idempotent: true,
  refusals: [
    cartRefusals.cart_management_not_allowed,
    cartRefusals.prospect_cannot_order,
    cartRefusals.ordering_not_allowed,
    cartRefusals.visibility_staff_only,
    cartRefusals.bill_to_not_found,
    cartRefusals.guide_not_found,
    ...detailRefusals,
    cartRefusals.items_refused,
  ],
})

/**
 * CART-7: the open carts of a ship-to that this user may see, the latest changed first, and which
 * is active.
 */
export const listCarts = endpoint({
  name: 'listCarts',
  method: 'GET',
  path: cartsPath,
  livesBy: ['cart', 'carts'],
  summary: 'Open carts of the ship-to',
  params: shipToParams,
  query: cartFilters.extend({ pageSize: pageQuery.shape.pageSize.default(100) }),
  needs: ['manageCart'],
  answer: z.object({
    activeCartId: z.uuid().nullable(),
    carts: z.array(listedCart),
    totalRecords: z.number().int(),
  }),
})

/** The user's active cart of the ship-to, or null (CART-2). */
export const getActiveCart = endpoint({
  name: 'getActiveCart',
  inPunchout: 'always',
  method: 'GET',
  path: '/v2-1-0/divisions/:division/ship-tos/:shipTo/active-cart',
  livesBy: ['cart', 'carts'],
  summary: 'The active cart with its lines',
  params: shipToParams,
  needs: ['manageCart'],
  answer: z.object({
    cart: cart.nullable(),
    openCarts: z.number().int(),
    /**
     * CART-6: the cart's date moved by itself and this owner has not seen it; absent or null
     * otherwise.
     */
    movedDate: z.object({ before: calendarDate, after: calendarDate.nullable() }).nullish(),
  }),
})

/** CART-6: the owner has seen that the date moved; no other device says so again. */
export const seeMovedDate = endpoint({
  name: 'seeMovedDate',
  inPunchout: 'shopping',
  method: 'POST',
  path: `${cartPath}/moved-date/seen`,
  summary: 'Note that a moved delivery date was seen',
  params: cartParams,
  answer: z.object({ isSuccess: z.literal(true) }),
  needs: ['manageCart'],
  noProxy: true,
  refusals: [cartRefusals.cart_not_found],
})

/** One cart with its lines. */
export const getCart = endpoint({
  name: 'getCart',
  inPunchout: 'always',
  method: 'GET',
  path: cartPath,
  livesBy: ['cart'],
  summary: 'One cart with its lines',
  params: cartParams,
  needs: ['manageCart'],
  answer: z.object({ cart }),
  refusals: [cartRefusals.cart_not_found],
})

/**
 * CART-6: PO No, order type and delivery date. A change of type resets the date unless one is given
 * (CART-4).
 */
export const updateCartDetails = endpoint({
  name: 'updateCartDetails',
  inPunchout: 'shopping',
  method: 'PUT',
  path: `${cartPath}/cart-details`,
  summary: 'Change PO, order type or delivery date',
  params: cartParams,
  body: z.object(details),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), warning, cart }),
  needs: ['manageCart'],
  ifMatch: true,
  refusals: [...cartChangeRefusals, ...detailRefusals, cartRefusals.remove_jit_or_drop_ship],
})

/** CART-6: the same at the specification's path without a version. */
export const updateCart = endpoint({
  ...updateCartDetails,
  name: 'updateCart',
  inPunchout: 'shopping',
  path: '/divisions/:division/ship-tos/:shipTo/carts/:cartId',
})

/** CART-8: discards a cart and, when asked, makes another one active. */
export const discardCart = endpoint({
  name: 'discardCart',
  inPunchout: 'shopping',
  method: 'DELETE',
  path: cartPath,
  summary: 'Discard a cart',
  params: cartParams,
  query: z.object({ switchToCartId: z.uuid().optional() }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), activeCartId: z.uuid().nullable() }),
  needs: ['manageCart'],
  refusals: [...cartChangeRefusals, cartRefusals.cart_switch_locked],
})

/** CART-7: makes a cart the user's active one for its ship-to. */
export const setActiveCart = endpoint({
  name: 'setActiveCart',
  inPunchout: 'shopping',
  method: 'POST',
  path: '/divisions/:division/ship-tos/:shipTo/carts/set-active',
  summary: 'Make a cart the active one',
  params: shipToParams,
  body: z.object({ activeCartId: z.uuid() }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), cart }),
  needs: ['manageCart'],
  refusals: [
    cartRefusals.cart_not_found,
    cartRefusals.cart_management_not_allowed,
    cartRefusals.cart_switch_locked,
    cartRefusals.cart_of_punchout,
    common.ship_to_not_found,
  ],
})

/**
 * CART-6, CART-11: looks whether the delivery date still holds and moves it to the next valid one
 * when its cut-off has passed.
 */
export const refreshCart = endpoint({
  name: 'refreshCart',
  inPunchout: 'shopping',
  method: 'POST',
  path: `${cartPath}/refresh`,
  summary: 'Bring a cart up to date',
  params: cartParams,
  answer: z.object({
    isCartUpdated: z.boolean(),
    /** What the date was before it was moved; null when it was not. */
    oldDeliveryDate: calendarDate.nullable(),
    cart,
  }),
  needs: ['manageCart'],
  refusals: [cartRefusals.cart_not_found],
})
