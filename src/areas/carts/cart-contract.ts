import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { itemNumber, shipToParams } from '#contract/values.ts'
import { cartRefusals } from './cart.refusals.ts'

/** The carts of a ship-to. */
export const cartsPath = '/v2-1-0/divisions/:division/ship-tos/:shipTo/carts'
/** One cart. */
export const cartPath = `${cartsPath}/:cartId` as const
/** What `cartPath` names. */
export const cartParams = shipToParams.extend({ cartId: z.uuid() })

/** One line of a cart. */
export const linePath = `${cartPath}/items/:itemNumber` as const
/** What `linePath` names. */
export const lineParams = cartParams.extend({ itemNumber })

/** Why a change of a cart may be refused, whatever it changes. */
export const cartChangeRefusals = [
  cartRefusals.cart_not_found,
  cartRefusals.cart_management_not_allowed,
  cartRefusals.cart_locked_by_other,
  cartRefusals.cart_changed,
  cartRefusals.cart_already_ordered,
  cartRefusals.cart_of_punchout,
  cartRefusals.cart_only_shown,
]

/** Why an item may not be ordered in these quantities, or not by this ship-to. */
export const itemRefusals = [
  cartRefusals.item_not_found,
  cartRefusals.item_discontinued,
  cartRefusals.item_not_orderable,
  cartRefusals.item_reserved,
  cartRefusals.item_not_for_will_call,
  cartRefusals.item_blocked_for_order_type,
  cartRefusals.item_price_unavailable,
  cartRefusals.cases_not_sold,
  cartRefusals.eaches_not_sold,
  cartRefusals.prospect_cannot_order,
  cartRefusals.ordering_not_allowed,
]

/** The guide somebody ordered from: one of the ship-to, of this type. */
export const guideInfo = z.object({
  id: z.uuid(),
  type: freeText({ label: 'Guide type', max: 32 }),
})
/** The guide somebody ordered from, as a call names it. */
export type GuideInfo = z.output<typeof guideInfo>
