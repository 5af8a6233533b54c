import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDate, cents, instant, itemNumber } from '#contract/values.ts'
import { cartParams, cartPath } from '#areas/carts/cart-contract.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { changeRefusals } from './change-order.endpoints.ts'
import { ifShort } from '#areas/orders/if-short.ts'
import { checkoutRefusals } from './checkout.refusals.ts'

/**
 * Something to put right before, or to know when, placing the order; `code` is stable, `message` is
 * for people.
 */
export const reviewFinding = z
  .object({
    code: z.string(),
    message: z.string(),
    /** True when the order cannot be placed like this. */
    blocks: z.boolean(),
    itemNumber: z.string().optional(),
  })
  .meta({ id: 'ReviewFinding' })
/** Something to put right before placing the order. */
export type ReviewFinding = z.output<typeof reviewFinding>

/** A line that comes on a day of its own; without a date while nobody can say. */
export const lineDate = z
  .object({ itemNumber, kind: z.enum(['dropShip', 'justInTime']), deliveryDate: calendarDate.nullable() })
  .meta({ id: 'LineDate' })
/** A line that comes on a day of its own. */
export type LineDate = z.output<typeof lineDate>

/** CHECK-1: the cart as it would be ordered now. */
export const reviewCart = endpoint({
  name: 'reviewCart',
  inPunchout: 'always',
  method: 'GET',
  path: `${cartPath}/review`,
  // Of the cart's changes by its version, which the screen has first.
  livesBy: ['catalogue', 'customer-data'],
  summary: 'Review a cart before placing it',
  params: cartParams,
  needs: ['manageCart'],
  answer: z.object({
    /** Of which version of the cart; its lines have a call of their own. */
    cartVersion: z.number().int(),
    deliveryDate: calendarDate.nullable(),
    findings: z.array(reviewFinding),
    /** Lines that come on a day of their own, and why (CHECK-5). */
    lineDates: z.array(lineDate),
    /** NEXT-3: what happens to each line that comes short. */
    ifShort: z.array(ifShort.extend({ itemNumber })),
    /** When ordering for the delivery date ends; null when no route gives a cut-off. */
    cutOffAt: instant.nullable(),
    serverTime: instant,
    /** IANA zone of the division, in which the cut-off is read. */
    timeZone: z.string(),
    /** Staff only: true when the subtotal is above the division's threshold. */
    isAboveThreshold: z.boolean().optional(),
  }),
  refusals: [cartRefusals.cart_not_found],
})

/** CHECK-4: exactly once, for the cart version named by If-Match. */
export const placeOrder = endpoint({
  name: 'placeOrder',
  method: 'POST',
  path: `${cartPath}/place-order`,
  summary: 'Place the order of a cart',
  params: cartParams,
  body: z.object({
    /**
     * The subtotal the person saw; a different one is refused with the new prices (security 20).
     */
    expectedSubtotal: cents.optional(),
  }),
  answer: z.object({
    isSuccess: z.literal(true),
    message: z.string(),
    order: z.object({
      id: z.uuid(),
      orderNumber: z.string(),
      deliveryDate: calendarDate.nullable(),
      subtotal: cents,
      isEstimate: z.boolean(),
      lines: z.number().int(),
      /** NEXT-2: above 1 when a placed order was changed. */
      version: z.number().int(),
    }),
  }),
  status: 201,
  needs: ['manageCart', 'addOrder'],
  idempotent: true,
  ifMatch: true,
  refusals: [
    ...Object.values(checkoutRefusals),
    ...changeRefusals,
    orderRefusals.order_has_staff_prices,
    cartRefusals.cart_not_found,
    cartRefusals.cart_changed,
    cartRefusals.cart_already_ordered,
    cartRefusals.cart_of_punchout,
    cartRefusals.cart_locked_by_other,
    cartRefusals.cart_management_not_allowed,
    cartRefusals.ordering_not_allowed,
    cartRefusals.prospect_cannot_order,
    cartRefusals.date_in_past,
    cartRefusals.date_too_far,
    cartRefusals.date_not_routed,
    cartRefusals.date_past_cut_off,
  ],
})
