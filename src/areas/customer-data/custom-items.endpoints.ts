import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryFlag, queryList } from '#contract/paging.ts'
import { itemNumber, shipToParams } from '#contract/values.ts'
import { itemRefusals } from '#areas/items/item.refusals.ts'
import { customItem, customItemText } from './custom-item.ts'
import { needs, oneOfShipTo, shipToPath } from './customer-data-contract.ts'
import { customerDataRefusals } from './customer-data.refusals.ts'
import { ownWords, ownWordsText } from './own-words.ts'

/** The path of the specification has custom items; words for items of the catalogue are below. */
const path = `${shipToPath}/customer-items` as const
const keyword = z.string().trim().max(100).default('')
const saved = z.object({ message: z.string(), customItem })
const textRefusals = [
  customerDataRefusals.category_not_found,
  customerDataRefusals.location_not_found,
  customerDataRefusals.distributor_not_found,
  customerDataRefusals.each_price_without_broken_case,
  customerDataRefusals.eaches_without_broken_case,
  customerDataRefusals.net_weight_missing,
  customerDataRefusals.broken_case_by_weight,
  customerDataRefusals.gtin_not_valid,
]

/** Columns of the list that sort. */
export const customItemSorts = ['description', 'categoryName', 'locationName', 'distributorName'] as const

/**
 * GUIDE-4: the items a kitchen buys elsewhere or makes; the keyword matches texts, number, GTIN and
 * names.
 */
export const listCustomItems = endpoint({
  name: 'listCustomItems',
  method: 'GET',
  path,
  livesBy: ['customer-data'],
  summary: 'Custom items of a ship-to',
  params: shipToParams,
  query: pageQuery.extend({
    keyword,
    /** Ids by comma; 'none' finds items without one. */
    categoryIds: queryList.optional(),
    locationIds: queryList.optional(),
    distributorIds: queryList.optional(),
    /** Also the deactivated ones. */
    withInactive: queryFlag.optional(),
    sort: z.enum(customItemSorts).default('description'),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
  }),
  answer: z.object({ customItems: z.array(customItem), totalRecords: z.number().int().optional() }),
})

/** GUIDE-4: one in full. */
export const getCustomItem = endpoint({
  name: 'getCustomItem',
  method: 'GET',
  path: `${path}/:id`,
  livesBy: ['customer-data'],
  summary: 'A custom item of a ship-to',
  params: oneOfShipTo,
  answer: customItem,
  refusals: [customerDataRefusals.custom_item_not_found],
})

/** GUIDE-4: adds one. What is not named is empty. */
export const createCustomItem = endpoint({
  name: 'createCustomItem',
  method: 'POST',
  path,
  summary: 'Add a custom item of a ship-to',
  needs,
  idempotent: true,
  params: shipToParams,
  body: customItemText.partial().required({ description: true }),
  answer: saved,
  status: 201,
  refusals: [...textRefusals, customerDataRefusals.too_many],
})

/** GUIDE-4: changes what it names of one, and takes a deactivated one back with `isActive`. */
export const updateCustomItem = endpoint({
  name: 'updateCustomItem',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a custom item of a ship-to',
  needs,
  ifMatch: true,
  params: oneOfShipTo,
  body: customItemText.extend({ isActive: z.boolean() }).partial(),
  answer: saved,
  refusals: [...textRefusals, customerDataRefusals.custom_item_not_found, customerDataRefusals.custom_item_changed],
})

/** GUIDE-4: deletes one; one in use is deactivated instead. */
export const deleteCustomItem = endpoint({
  name: 'deleteCustomItem',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete or deactivate a custom item of a ship-to',
  needs,
  params: oneOfShipTo,
  answer: z.object({ message: z.string(), isDeactivated: z.boolean() }),
  refusals: [customerDataRefusals.custom_item_not_found],
})

const catalogue = `${path}/catalogue` as const
const oneItem = shipToParams.extend({ itemNumber })

/** ITEM-2, GUIDE-4: the catalogue's items for which the ship-to has words of its own. */
export const listOwnWords = endpoint({
  name: 'listOwnWords',
  method: 'GET',
  path: catalogue,
  livesBy: ['customer-data'],
  summary: "A ship-to's own words for items of the catalogue",
  params: shipToParams,
  query: pageQuery.extend({ keyword }),
  answer: z.object({ ownWords: z.array(ownWords), totalRecords: z.number().int().optional() }),
})

/** ITEM-2: the ship-to's words for one item; empty when it has none. */
export const getOwnWords = endpoint({
  name: 'getOwnWords',
  method: 'GET',
  path: `${catalogue}/:itemNumber`,
  livesBy: ['customer-data'],
  summary: "A ship-to's own words for one item",
  params: oneItem,
  answer: ownWords,
  refusals: [itemRefusals.item_not_found],
})

/** ITEM-2: writes them; found in search, cart and guides from then on. Both empty removes them. */
export const updateOwnWords = endpoint({
  name: 'updateOwnWords',
  method: 'PUT',
  path: `${catalogue}/:itemNumber`,
  summary: "Change a ship-to's own words for one item",
  needs,
  ifMatch: true,
  params: oneItem,
  body: ownWordsText.partial(),
  answer: z.object({ message: z.string(), ownWords }),
  refusals: [itemRefusals.item_not_found, customerDataRefusals.words_changed],
})
