import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { divisionCode, billToNumber, shipToParams } from '#contract/values.ts'
import { audiences, chosenView, listView, orderViewText, viewLimits, viewPlaces } from './list-view.ts'
import { viewRefusals } from './views.refusals.ts'

const needs = ['manageCart'] as const
const params = z.object({ orderViewId: z.uuid() })
const done = z.object({ isSuccess: z.literal(true), message: z.string() })
const wrongView = [
  viewRefusals.view_name_missing,
  viewRefusals.view_name_taken,
  viewRefusals.view_column_needed,
  viewRefusals.view_column_twice,
  viewRefusals.view_column_gone,
  viewRefusals.view_cost_right,
  viewRefusals.view_share_right,
  viewRefusals.view_bill_to_unknown,
  viewRefusals.view_too_many,
]

/** STAFF-4: the views somebody may use for a ship-to: their own, its bill-to's and the staff's. */
export const listOrderViews = endpoint({
  name: 'listOrderViews',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/order-views',
  summary: 'Order views that may be used for a ship-to',
  needs,
  forPeople: true,
  params: shipToParams,
  answer: z.object({
    /** In their order: own ones, those of the bill-to, those of the staff. */
    views: z.array(listView),
    chosen: z.record(z.enum(viewPlaces), chosenView),
    /** With whom the reader may share. */
    mayShareWith: z.array(z.enum(audiences)),
    billTo: z.string(),
  }),
})

/** STAFF-4: adds a view at the end of its list. */
export const createOrderView = endpoint({
  name: 'createOrderView',
  method: 'POST',
  path: '/order-views',
  summary: 'Add an order view',
  needs,
  forPeople: true,
  idempotent: true,
  body: orderViewText,
  answer: done.extend({ orderViewId: z.uuid() }),
  status: 201,
  refusals: wrongView,
})

/** STAFF-4: changes a view as it was read; another audience moves it to the end of their list. */
export const updateOrderView = endpoint({
  name: 'updateOrderView',
  method: 'PUT',
  path: '/order-views/:orderViewId',
  summary: 'Change an order view',
  needs,
  forPeople: true,
  ifMatch: true,
  params,
  body: orderViewText,
  answer: done,
  refusals: [...wrongView, viewRefusals.view_not_found, viewRefusals.view_changed, viewRefusals.view_not_yours],
})

/** STAFF-4: deletes a view; who had chosen it learns of it. */
export const deleteOrderView = endpoint({
  name: 'deleteOrderView',
  method: 'DELETE',
  path: '/order-views/:orderViewId',
  summary: 'Delete an order view',
  needs,
  forPeople: true,
  params,
  answer: done,
  refusals: [viewRefusals.view_not_found, viewRefusals.view_not_yours],
})

/**
 * STAFF-4: the order of one list of views: every id once, and the order it was sorted from, or
 * nothing changes (security 62).
 */
export const sortOrderViews = endpoint({
  name: 'sortOrderViews',
  method: 'PUT',
  path: '/order-views-sort',
  summary: 'Put order views in order',
  needs,
  forPeople: true,
  body: z.object({
    /** Whose list: the caller's own, a bill-to's or the staff's. */
    sharedWith: z.enum(audiences),
    division: divisionCode.optional(),
    billTo: billToNumber.optional(),
    ids: z.array(z.uuid()).max(viewLimits.views),
    /** The ids as they stood before. */
    from: z.array(z.uuid()).max(viewLimits.views),
  }),
  answer: done,
  refusals: [viewRefusals.view_order_changed, viewRefusals.view_share_right, viewRefusals.view_bill_to_unknown],
})

/** STAFF-4: remembers which view somebody looks at order entry by; null is the usual columns. */
export const chooseOrderView = endpoint({
  name: 'chooseOrderView',
  method: 'PUT',
  path: '/order-views-choice',
  summary: 'Remember the chosen order view',
  needs,
  forPeople: true,
  body: z.object({ place: z.enum(viewPlaces), viewId: z.uuid().nullable() }),
  answer: done,
  refusals: [viewRefusals.view_not_found],
})
