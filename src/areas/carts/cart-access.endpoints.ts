import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cart, listedCart, sharingMode } from './cart.ts'
import { cartParams } from './cart-contract.ts'
import { cartFilters } from './cart-filters.ts'
import { cartRefusals } from './cart.refusals.ts'

const base = '/divisions/:division/ship-tos/:shipTo/carts/:cartId'

/**
 * CART-7: All Pending Carts, over every ship-to the caller may act for, the latest changed first.
 */
export const listPendingCarts = endpoint({
  name: 'listPendingCarts',
  method: 'GET',
  path: '/v2-1-0/pending-carts',
  livesBy: ['cart', 'carts'],
  summary: 'Open carts of all ship-tos',
  query: cartFilters,
  needs: ['manageCart'],
  answer: z.object({ carts: z.array(listedCart), totalRecords: z.number().int() }),
})

/** Someone who may own a cart, without their mail. */
const person = z.object({ userId: z.uuid(), name: z.string(), roleName: z.string() })

/** CART-9: who has access to a cart, and who could. */
export const cartAccess = z
  .object({
    version: z.number().int(),
    po: z.string(),
    sharingMode,
    isVisibleToCustomer: z.boolean(),
    externalOwner: person.nullable(),
    /** People of the customer who may manage carts of this ship-to, by name. */
    possibleExternalOwners: z.array(person),
    /** The email is for staff only. */
    internalOwner: person.extend({ email: z.string().optional() }).nullable(),
    /** Staff only: what stands behind the @ of an internal owner's email. */
    staffMailSuffix: z.string().optional(),
    /**
     * Staff only: the lines whose price was changed, which a cart that becomes visible loses
     * (CART-10).
     */
    overriddenItems: z.array(z.object({ itemNumber: z.string(), description: z.string() })).optional(),
    /** Null when the reader may change it, else the refusal's code. */
    modifyAccess: z.string().nullable(),
  })
  .meta({ id: 'CartAccess' })
/** Who has access to a cart, and who could. */
export type CartAccess = z.output<typeof cartAccess>

/** CART-9: what the access dialog shows. */
export const getCartAccess = endpoint({
  name: 'getCartAccess',
  method: 'GET',
  path: `${base}/access`,
  livesBy: ['cart'],
  summary: 'Who has access to a cart',
  params: cartParams,
  needs: ['manageCart'],
  answer: cartAccess,
  refusals: [cartRefusals.cart_not_found],
})

/**
 * CART-9: locks or unlocks a cart, changes its owners and whether the customer sees it. What is
 * absent stays.
 */
export const modifyCartAccess = endpoint({
  name: 'modifyCartAccess',
  method: 'PUT',
  path: `${base}/modify-access`,
  summary: 'Change who has access to a cart',
  params: cartParams,
  body: z.object({
    sharingMode: sharingMode.optional(),
    /** Null: no owner among the customer's people. */
    externalOwnerInfo: z.object({ userId: z.uuid() }).nullable().optional(),
    /** Staff only. Null: no owner among the staff. */
    internalOwnerEmail: z.string().trim().toLowerCase().min(1, 'Required').max(254).nullable().optional(),
    /** Staff only. A cart that becomes visible loses its price overrides. */
    isVisibleToCustomer: z.boolean().optional(),
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), cart }),
  needs: ['manageCart'],
  ifMatch: true,
  refusals: [
    cartRefusals.cart_not_found,
    cartRefusals.cart_already_ordered,
    cartRefusals.cart_management_not_allowed,
    cartRefusals.cart_access_not_allowed,
    cartRefusals.cart_changed,
    cartRefusals.internal_owner_staff_only,
    cartRefusals.internal_owner_not_found,
    cartRefusals.external_owner_not_found,
    cartRefusals.visibility_staff_only,
    cartRefusals.locked_cart_needs_owner,
    cartRefusals.owner_needs_visible_cart,
  ],
})
