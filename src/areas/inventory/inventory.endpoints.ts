import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { pageQuery, queryNumber } from '#contract/paging.ts'
import { calendarDate, cents, shipToParams } from '#contract/values.ts'
import { cartChangeRefusals } from '#areas/carts/cart-contract.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { guideRefusals } from '#areas/guides/guides.refusals.ts'
import { shipToChoice } from '#areas/people/current-user.ts'
import { inventory, inventoryLine, inventoryName, inventoryResult, inventorySummary, valuations } from './inventory.ts'
import { inventoryRefusals } from './inventory.refusals.ts'

const inventoriesPath = '/divisions/:division/ship-tos/:shipTo/customer-inventories'
/** One count. */
export const inventoryPath = `${inventoriesPath}/:inventoryId` as const
/** What `inventoryPath` names. */
export const inventoryParams = shipToParams.extend({ inventoryId: z.uuid() })

const done = { isSuccess: z.literal(true), message: z.string() }

/** INV-1: the counts of a ship-to, the latest first. */
export const listCustomerInventories = endpoint({
  name: 'listCustomerInventories',
  method: 'GET',
  path: inventoriesPath,
  livesBy: ['counts'],
  summary: 'Inventory counts of the ship-to',
  params: shipToParams,
  query: pageQuery.extend({ status: z.enum(['open', 'closed']).optional(), guideId: z.uuid().optional() }),
  needs: ['inventoryCounts'],
  answer: z.object({
    inventories: z.array(inventorySummary),
    totalRecords: z.number().int().optional(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** IANA name of the division's zone, for the times of the list. */
    timeZone: z.string(),
    /** In the division's time zone. */
    today: calendarDate,
  }),
})

/**
 * INV-1, SHELL-6: which of the user's ship-tos a count belongs to, as a link may name a count of
 * another one than the selected.
 */
export const findInventoryShipTo = endpoint({
  name: 'findInventoryShipTo',
  method: 'GET',
  path: '/customer-inventories/:inventoryId/ship-to',
  summary: 'The ship-to of a count, among those of the user',
  params: z.object({ inventoryId: z.uuid() }),
  needs: ['inventoryCounts'],
  answer: z.object({ name: z.string(), shipTo: shipToChoice }),
  refusals: [inventoryRefusals.inventory_not_found],
})

/** INV-1: what stood on the shelves at the end of each week, for the chart. */
export const getInventoryHistory = endpoint({
  name: 'getInventoryHistory',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/customer-inventory-history',
  livesBy: ['counts'],
  summary: 'Value of closed counts by week',
  params: shipToParams,
  query: z.object({ weeks: queryNumber(1, 104).default(26), guideId: z.uuid().optional() }),
  needs: ['inventoryCounts'],
  answer: z.object({
    /** Weeks of the division's calendar from Monday, the earliest first. */
    weeks: z.array(
      z.object({
        week: calendarDate,
        /** The latest closed count of each guide in the week; null without one. */
        valueCents: cents.nullable(),
        counts: z.number().int(),
      }),
    ),
  }),
})

/** INV-1: opens a count of a guide; it takes a copy of the guide's lines. */
export const openCustomerInventory = endpoint({
  name: 'openCustomerInventory',
  method: 'POST',
  path: inventoriesPath,
  summary: 'Open a count of a guide',
  params: shipToParams,
  body: z.object({
    guideId: z.uuid(),
    /** The guide's name and the day, unless given. */
    name: inventoryName.optional(),
    isBlind: z.boolean().default(false),
    valuation: z.enum(Object.keys(valuations) as [keyof typeof valuations]).default('lastPurchase'),
  }),
  answer: z.object({ ...done, inventory }),
  status: 201,
  needs: ['inventoryCounts'],
  idempotent: true,
  refusals: [
    guideRefusals.guide_not_found,
    inventoryRefusals.guide_not_for_counts,
    inventoryRefusals.guide_without_lines,
    inventoryRefusals.inventory_already_open,
  ],
})

/** INV-1: one count with its lines; of a closed one with its figures. */
export const getCustomerInventory = endpoint({
  name: 'getCustomerInventory',
  method: 'GET',
  path: inventoryPath,
  livesBy: ['counts'],
  summary: 'One count with its lines',
  params: inventoryParams,
  needs: ['inventoryCounts'],
  answer: z.object({
    inventory,
    /** By location, then in the order of the shelf. */
    lines: z.array(inventoryLine),
    /** Where a line may be counted. */
    locations: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** Only of a closed count. */
    results: z.array(inventoryResult).optional(),
    timeZone: z.string(),
  }),
  refusals: [inventoryRefusals.inventory_not_found],
})

/**
 * INV-1: closes a count or renames it. Closing freezes its figures, happens once, and may add what
 * is under par to a cart: all of it with the count, or the count stays open.
 */
export const updateCustomerInventory = endpoint({
  name: 'updateCustomerInventory',
  method: 'PUT',
  path: inventoryPath,
  summary: 'Close or rename a count',
  params: inventoryParams,
  body: z.object({
    action: z.enum(['Close', 'Rename']),
    /** Of Rename. */
    name: inventoryName.optional(),
    /** Of Close: what is under par goes into a cart. */
    addToCart: z.enum(['underPar', 'none']).default('none'),
    /** The cart it goes into; a new one unless given. */
    cartId: z.uuid().optional(),
  }),
  answer: z.object({ ...done, inventory }),
  needs: ['inventoryCounts'],
  idempotent: true,
  ifMatch: true,
  refusals: [
    inventoryRefusals.inventory_not_found,
    inventoryRefusals.inventory_closed,
    inventoryRefusals.inventory_changed,
    inventoryRefusals.count_undecided,
    inventoryRefusals.count_too_large,
    inventoryRefusals.inventory_name_required,
    ...cartChangeRefusals,
    cartRefusals.prospect_cannot_order,
    cartRefusals.ordering_not_allowed,
    cartRefusals.too_many_lines,
  ],
})

/** INV-1: deletes an open count in which nobody has counted anything. */
export const deleteCustomerInventory = endpoint({
  name: 'deleteCustomerInventory',
  method: 'DELETE',
  path: inventoryPath,
  summary: 'Delete a count without quantities',
  params: inventoryParams,
  needs: ['inventoryCounts'],
  answer: z.object(done),
  refusals: [
    inventoryRefusals.inventory_not_found,
    inventoryRefusals.inventory_closed,
    inventoryRefusals.inventory_has_quantities,
  ],
})
const download = {
  method: 'GET',
  params: inventoryParams,
  needs: ['inventoryCounts'],
  answer: fileContent,
  refusals: [inventoryRefusals.inventory_not_found],
} as const

/** INV-1: a count as CSV, one row a line. */
export const downloadCustomerInventory = endpoint({
  ...download,
  name: 'downloadCustomerInventory',
  path: `${inventoryPath}/csv`,
  summary: 'A count as CSV',
  file: 'text/csv; charset=utf-8',
})

/** INV-1: a count as PDF: of an open one the sheet to count on, of a closed one its figures. */
export const printCustomerInventory = endpoint({
  ...download,
  name: 'printCustomerInventory',
  path: `${inventoryPath}/pdf`,
  summary: 'A count as PDF',
  file: 'application/pdf',
})
