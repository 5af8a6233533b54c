import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { divisionCode, billToNumber, shipToParams } from '#contract/values.ts'
import { audiences, chosenView, listView, priceViewText, viewLimits } from './list-view.ts'
import { viewRefusals } from './views.refusals.ts'

const params = z.object({ priceViewId: z.uuid() })
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
export const listPriceViews = endpoint({
  name: 'listPriceViews',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/price-views',
  summary: 'Price views that may be used for a ship-to',
  forPeople: true,
  params: shipToParams,
  answer: z.object({
    /** In their order: own ones, those of the bill-to, those of the staff. */
    views: z.array(listView),
    chosen: chosenView,
    /** With whom the reader may share. */
    mayShareWith: z.array(z.enum(audiences)),
    billTo: z.string(),
  }),
})

/** STAFF-4: adds a view at the end of its list. */
export const createPriceView = endpoint({
  name: 'createPriceView',
  method: 'POST',
  path: '/price-views',
  summary: 'Add a price view',
  forPeople: true,
  idempotent: true,
  body: priceViewText,
  answer: done.extend({ priceViewId: z.uuid() }),
  status: 201,
  refusals: wrongView,
})

/** STAFF-4: changes a view as it was read; another audience moves it to the end of their list. */
export const updatePriceView = endpoint({
  name: 'updatePriceView',
  method: 'PUT',
  path: '/price-views/:priceViewId',
  summary: 'Change a price view',
  forPeople: true,
  ifMatch: true,
  params,
  body: priceViewText,
  answer: done,
  refusals: [...wrongView, viewRefusals.view_not_found, viewRefusals.view_changed, viewRefusals.view_not_yours],
})

/** STAFF-4: deletes a view; who had chosen it learns of it. */
export const deletePriceView = endpoint({
  name: 'deletePriceView',
  method: 'DELETE',
  path: '/price-views/:priceViewId',
  summary: 'Delete a price view',
  forPeople: true,
  params,
  answer: done,
  refusals: [viewRefusals.view_not_found, viewRefusals.view_not_yours],
})

/**
 * STAFF-4: the order of one list of views: every id once, and the order it was sorted from, or
 * nothing changes (security 62).
 */
export const sortPriceViews = endpoint({
  name: 'sortPriceViews',
  method: 'PUT',
  path: '/price-views-sort',
  summary: 'Put price views in order',
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

/** STAFF-4: remembers which view somebody looks at price lists by; null is the usual columns. */
export const choosePriceView = endpoint({
  name: 'choosePriceView',
  method: 'PUT',
  path: '/price-views-choice',
  summary: 'Remember the chosen price view',
  forPeople: true,
  body: z.object({ viewId: z.uuid().nullable() }),
  answer: done,
  refusals: [viewRefusals.view_not_found],
})
