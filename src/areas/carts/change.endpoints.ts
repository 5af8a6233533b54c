import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryNumber } from '#contract/paging.ts'
import { cartChange } from './cart-change.ts'
import { cart } from './cart.ts'
import { cartParams, cartPath, itemRefusals } from './cart-contract.ts'
import { cartRefusals } from './cart.refusals.ts'
import { changeRefusals } from './change.refusals.ts'

/** CART-12: who changed what in a cart, newest first. */
export const listCartChanges = endpoint({
  name: 'listCartChanges',
  inPunchout: 'always',
  method: 'GET',
  path: `${cartPath}/changes`,
  livesBy: ['cart'],
  summary: 'Who changed what in a cart',
  params: cartParams,
  query: pageQuery.extend({
    /** Only changes after this version. */
    afterVersion: queryNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  }),
  answer: z.object({
    changes: z.array(cartChange),
    /** Null when there is nothing of the caller's to undo. */
    undoableVersion: z.number().int().nullable(),
  }),
  needs: ['manageCart'],
  refusals: [cartRefusals.cart_not_found],
})

const reversed = z.object({
  isSuccess: z.literal(true),
  /** What was set back, such as 'Undid: 3 CS of SALMON FILLET → 0'. */
  message: z.string(),
  /** The version of the change that was taken back. */
  undone: z.number().int(),
  cart,
})

const reversingRefusals = [
  cartRefusals.cart_not_found,
  cartRefusals.cart_management_not_allowed,
  cartRefusals.cart_locked_by_other,
  cartRefusals.cart_already_ordered,
  changeRefusals.changed_since,
  cartRefusals.date_in_past,
  cartRefusals.date_too_far,
  cartRefusals.date_not_routed,
  cartRefusals.date_past_cut_off,
  cartRefusals.order_type_not_allowed,
  cartRefusals.remove_jit_or_drop_ship,
  ...itemRefusals,
] as const

/** CART-12: takes back the caller's own last change; what others changed since stays. */
export const undoCartChange = endpoint({
  name: 'undoCartChange',
  inPunchout: 'shopping',
  method: 'POST',
  path: `${cartPath}/undo`,
  summary: 'Undo your own last change',
  params: cartParams,
  answer: reversed,
  needs: ['manageCart'],
  idempotent: true,
  refusals: [changeRefusals.nothing_to_undo, ...reversingRefusals],
})

/** CART-12: takes back the caller's own undo, while it is their last change of the cart. */
export const redoCartChange = endpoint({
  name: 'redoCartChange',
  inPunchout: 'shopping',
  method: 'POST',
  path: `${cartPath}/redo`,
  summary: 'Take back your own undo',
  params: cartParams,
  answer: reversed,
  needs: ['manageCart'],
  idempotent: true,
  refusals: [changeRefusals.nothing_to_redo, ...reversingRefusals],
})
