import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'
import { customerDataRefusals } from './customer-data.refusals.ts'
import { needs, oneOfShipTo, shipToPath } from './customer-data-contract.ts'
import { namedEntry, namedEntryLimits, namedEntryText } from './named-entry.ts'

const ids = z.array(z.uuid()).max(namedEntryLimits.entries)
/** The new order, and the one it was made from: two people who sort do not undo each other. */
const order = z.object({ ids, from: ids.optional() })
const done = { message: z.string() }
/** Another one, or 'none', for what names the deleted one. */
const moveTo = z.object({ moveTo: z.union([z.uuid(), z.literal('none')]).optional() })
const textRefusals = [customerDataRefusals.name_taken, customerDataRefusals.too_many]
const deleteRefusals = [customerDataRefusals.in_use, customerDataRefusals.move_to_itself]

/** GUIDE-4: a kitchen's categories, in its order. */
export const listCustomerCategories = endpoint({
  name: 'listCustomerCategories',
  method: 'GET',
  path: `${shipToPath}/customer-categories`,
  livesBy: ['customer-data'],
  summary: "Categories of a ship-to's own",
  params: shipToParams,
  answer: z.object({ categories: z.array(namedEntry) }),
})

/** GUIDE-4: adds one at the end. */
export const createCustomerCategory = endpoint({
  name: 'createCustomerCategory',
  method: 'POST',
  path: `${shipToPath}/customer-categories`,
  summary: "Add a category of a ship-to's own",
  needs,
  idempotent: true,
  params: shipToParams,
  body: namedEntryText,
  answer: z.object({ ...done, category: namedEntry }),
  status: 201,
  refusals: textRefusals,
})

/** GUIDE-4: renames one. */
export const updateCustomerCategory = endpoint({
  name: 'updateCustomerCategory',
  method: 'PUT',
  path: `${shipToPath}/customer-categories/:id`,
  summary: "Rename a category of a ship-to's own",
  needs,
  params: oneOfShipTo,
  body: namedEntryText,
  answer: z.object({ ...done, category: namedEntry }),
  refusals: [...textRefusals, customerDataRefusals.category_not_found],
})

/**
 * GUIDE-4: the order; every id once, or nothing changes (security 62). Nor does anything once
 * another order than `from` is there.
 */
export const sortCustomerCategories = endpoint({
  name: 'sortCustomerCategories',
  method: 'PUT',
  path: `${shipToPath}/customer-categories-sort`,
  summary: "Sort the categories of a ship-to's own",
  needs,
  params: shipToParams,
  body: order,
  answer: z.object({ ...done, categories: z.array(namedEntry) }),
  refusals: [customerDataRefusals.order_changed],
})

/**
 * GUIDE-4: deletes one; when it is in use, `moveTo` says what takes its place (409 names the
 * count).
 */
export const deleteCustomerCategory = endpoint({
  name: 'deleteCustomerCategory',
  method: 'DELETE',
  path: `${shipToPath}/customer-categories/:id`,
  summary: "Delete a category of a ship-to's own",
  needs,
  params: oneOfShipTo,
  query: moveTo,
  answer: z.object(done),
  refusals: [...deleteRefusals, customerDataRefusals.category_not_found],
})

/** GUIDE-4: a kitchen's locations, in the order of the way through it. */
export const listCustomerLocations = endpoint({
  name: 'listCustomerLocations',
  method: 'GET',
  path: `${shipToPath}/customer-locations`,
  livesBy: ['customer-data'],
  summary: 'Locations of a ship-to',
  params: shipToParams,
  answer: z.object({ locations: z.array(namedEntry) }),
})

/** GUIDE-4: adds one at the end. */
export const createCustomerLocation = endpoint({
  name: 'createCustomerLocation',
  method: 'POST',
  path: `${shipToPath}/customer-locations`,
  summary: 'Add a location of a ship-to',
  needs,
  idempotent: true,
  params: shipToParams,
  body: namedEntryText,
  answer: z.object({ ...done, location: namedEntry }),
  status: 201,
  refusals: textRefusals,
})

/** GUIDE-4: renames one. */
export const updateCustomerLocation = endpoint({
  name: 'updateCustomerLocation',
  method: 'PUT',
  path: `${shipToPath}/customer-locations/:id`,
  summary: 'Rename a location of a ship-to',
  needs,
  params: oneOfShipTo,
  body: namedEntryText,
  answer: z.object({ ...done, location: namedEntry }),
  refusals: [...textRefusals, customerDataRefusals.location_not_found],
})

/**
 * GUIDE-4: the order; every id once, or nothing changes (security 62). Nor does anything once
 * another order than `from` is there.
 */
export const sortCustomerLocations = endpoint({
  name: 'sortCustomerLocations',
  method: 'PUT',
  path: `${shipToPath}/customer-locations-sort`,
  summary: 'Sort the locations of a ship-to',
  needs,
  params: shipToParams,
  body: order,
  answer: z.object({ ...done, locations: z.array(namedEntry) }),
  refusals: [customerDataRefusals.order_changed],
})

/**
 * GUIDE-4: deletes one; when it is in use, `moveTo` says what takes its place (409 names the
 * count).
 */
export const deleteCustomerLocation = endpoint({
  name: 'deleteCustomerLocation',
  method: 'DELETE',
  path: `${shipToPath}/customer-locations/:id`,
  summary: 'Delete a location of a ship-to',
  needs,
  params: oneOfShipTo,
  query: moveTo,
  answer: z.object(done),
  refusals: [...deleteRefusals, customerDataRefusals.location_not_found],
})
