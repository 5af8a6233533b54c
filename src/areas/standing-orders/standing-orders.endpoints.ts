import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { askedDate, cents, shipToParams } from '#contract/values.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { standingDraft, standingLimits, standingOrder, standingPlan, standingRow } from './standing-orders.ts'
import { standingRefusals } from './standing-orders.refusals.ts'

const needs = ['manageCart'] as const
const path = '/divisions/:division/ship-tos/:shipTo/standing-orders'
const onePath = `${path}/:standingOrderId` as const
const draftPath = `${onePath}/drafts/:standingRunId` as const
const params = shipToParams.extend({ standingOrderId: z.uuid() })
const draftParams = params.extend({ standingRunId: z.uuid() })
const done = z.object({ isSuccess: z.literal(true), message: z.string() })
const noProspect = [cartRefusals.prospect_cannot_order, cartRefusals.ordering_not_allowed]
const { standing_order_not_found: notFound, standing_order_changed: changed } = standingRefusals
const wrongPlan = [
  standingRefusals.standing_no_route,
  standingRefusals.standing_days_missing,
  standingRefusals.standing_day_not_routed,
  standingRefusals.standing_starts_past,
  standingRefusals.standing_ends_early,
  standingRefusals.standing_ends_twice,
  standingRefusals.standing_lines_missing,
  standingRefusals.standing_lines_twice,
  standingRefusals.standing_item_unknown,
  standingRefusals.standing_guide_unknown,
  standingRefusals.standing_placing_not_allowed,
  ...noProspect,
]

/** NEXT-4: the standing orders of a ship-to by name, all of them: at most 50. */
export const listStandingOrders = endpoint({
  name: 'listStandingOrders',
  method: 'GET',
  path,
  livesBy: ['carts'],
  summary: 'Standing orders of a ship-to',
  needs,
  params: shipToParams,
  answer: z.object({ timeZone: z.string(), standingOrders: z.array(standingRow) }),
  refusals: [customerRefusals.prospect_cannot_use_guides],
})

/** NEXT-4: the drafts that wait at a ship-to, by their cut-off. */
export const listStandingDrafts = endpoint({
  name: 'listStandingDrafts',
  method: 'GET',
  path: `${path}/drafts`,
  livesBy: ['carts', 'cart'],
  summary: 'Drafts of standing orders that wait',
  needs,
  params: shipToParams,
  answer: z.object({ timeZone: z.string(), drafts: z.array(standingDraft) }),
})

/** NEXT-4: a standing order with its next deliveries and what became of the last ones. */
export const getStandingOrder = endpoint({
  name: 'getStandingOrder',
  method: 'GET',
  path: onePath,
  livesBy: ['carts', 'cart'],
  summary: 'A standing order',
  needs,
  params,
  answer: z.object({ timeZone: z.string(), standingOrder }),
  refusals: [notFound],
})

/** NEXT-4: sets a standing order up; its orders are placed in the caller's name. */
export const createStandingOrder = endpoint({
  name: 'createStandingOrder',
  method: 'POST',
  path,
  summary: 'Add a standing order',
  needs,
  idempotent: true,
  params: shipToParams,
  body: standingPlan,
  answer: done.extend({ id: z.uuid() }),
  status: 201,
  refusals: [...wrongPlan, standingRefusals.standing_too_many],
})

/**
 * NEXT-4: changes what later drafts hold, and when they come; a draft that waits stays as it is.
 */
export const updateStandingOrder = endpoint({
  name: 'updateStandingOrder',
  method: 'PUT',
  path: onePath,
  summary: 'Change a standing order',
  needs,
  ifMatch: true,
  params,
  body: standingPlan.extend({
    /** True: orders are placed in the caller's name from now on. */
    takesOver: z.boolean().default(false),
  }),
  answer: done,
  refusals: [...wrongPlan, notFound, changed],
})

/** NEXT-4: no drafts until it is resumed; what fell into the pause is not made up for. */
export const pauseStandingOrder = endpoint({
  name: 'pauseStandingOrder',
  method: 'POST',
  path: `${onePath}/pause`,
  summary: 'Pause or resume a standing order',
  needs,
  params,
  body: z.object({ isPaused: z.boolean() }),
  answer: done,
  refusals: [notFound, standingRefusals.standing_no_route],
})

/** NEXT-4: leaves one of the next deliveries out or takes it back in, or all before a day. */
export const skipStandingDates = endpoint({
  name: 'skipStandingDates',
  method: 'POST',
  path: `${onePath}/skips`,
  summary: 'Skip deliveries of a standing order',
  needs,
  params,
  body: z.union([
    z.object({ plannedOn: askedDate, isSkipped: z.boolean() }),
    /** Null: nothing is left out by this any more. */
    z.object({ skipUntil: askedDate.nullable() }),
  ]),
  answer: done,
  refusals: [notFound, standingRefusals.standing_date_unknown],
})

/**
 * NEXT-4: ends a standing order and takes it off the list; a draft that waits becomes a usual cart.
 */
export const deleteStandingOrder = endpoint({
  name: 'deleteStandingOrder',
  method: 'DELETE',
  path: onePath,
  summary: 'Delete a standing order',
  needs,
  params,
  answer: done,
  refusals: [notFound],
})

/** NEXT-4: places a draft by the rules of every order; the caller orders. */
export const placeStandingDraft = endpoint({
  name: 'placeStandingDraft',
  method: 'POST',
  path: `${draftPath}/place`,
  summary: 'Place a draft of a standing order',
  needs: ['manageCart', 'addOrder'],
  idempotent: true,
  ifMatch: true,
  params: draftParams,
  body: z.object({
    /** The total that was seen; a different one is refused with the new prices. */
    expectedSubtotal: cents.optional(),
    po: freeText({ label: 'PO', max: standingLimits.po }).optional(),
  }),
  answer: placeOrder.answer,
  status: 201,
  refusals: [
    ...placeOrder.refusals,
    standingRefusals.standing_draft_gone,
    standingRefusals.standing_draft_late,
    standingRefusals.standing_po_needed,
  ],
})

/** NEXT-4: discards a draft: its day is left out. */
export const skipStandingDraft = endpoint({
  name: 'skipStandingDraft',
  method: 'POST',
  path: `${draftPath}/skip`,
  summary: 'Skip a draft of a standing order',
  needs,
  params: draftParams,
  answer: done,
  refusals: [
    standingRefusals.standing_draft_gone,
    cartRefusals.cart_not_found,
    cartRefusals.cart_locked_by_other,
    cartRefusals.cart_management_not_allowed,
  ],
})
