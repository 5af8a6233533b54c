import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { pageQuery, queryFlag, queryValues } from '#contract/paging.ts'
import { askedDate, calendarDate, itemNumber, shipToParams } from '#contract/values.ts'
import { common } from '#contract/common-refusals.ts'
import { item, itemSummary } from '#areas/items/item.ts'
import { itemPrice, itemStats } from '#areas/prices/item-price.ts'
import { shopRow } from './shop-row.ts'

/** What may be sorted by; no sort means best match (ITEM-1). */
export const shopSorts = ['description', 'brand', 'itemNumber', 'pack', 'unitPrice', 'lastOrdered'] as const

const facetValue = z.object({ value: z.string(), label: z.string(), count: z.number().int() })
/** One facet's values with counts. */
export type FacetValue = z.output<typeof facetValue>

/** Counts beside every filter (ITEM-1). */
export const facets = z
  .object({
    categories: z.array(facetValue.extend({ parentId: z.string().nullable() })),
    brands: z.array(facetValue),
    dietaryPreferences: z.array(facetValue),
    /** Allergens that items are certainly free from. */
    freeFrom: z.array(facetValue),
    storages: z.array(facetValue),
    packs: z.array(facetValue),
    gpos: z.array(facetValue),
    bestseller: z.number().int(),
    inStock: z.number().int(),
    bid: z.number().int(),
    previouslyBought: z.number().int(),
  })
  .meta({ id: 'ShopFacets' })
/** Counts beside every filter. */
export type Facets = z.output<typeof facets>

/** Whose prices are asked for (`rules/price-days.ts`); days before today are ignored. */
export const priceQuery = z.object({
  /** The day prices are for while there is no cart. */
  deliveryDate: askedDate.optional(),
  /** A further day whose prices stand beside those. */
  previewDate: askedDate.optional(),
  /** The open cart: prices are those of its date, and rows know what it blocks. */
  cartId: z.uuid().optional(),
})

/** The shop's query, in the URL and on the wire alike. */
export const shopQuery = pageQuery.extend({
  keyword: z.string().trim().max(200).default(''),
  categoryIds: queryValues.optional(),
  brands: queryValues.optional(),
  dietaryPreferences: queryValues.optional(),
  freeFrom: queryValues.optional(),
  storages: queryValues.optional(),
  packs: queryValues.optional(),
  gpoIds: queryValues.optional(),
  bestseller: queryFlag.optional(),
  inStock: queryFlag.optional(),
  bid: queryFlag.optional(),
  previouslyBought: queryFlag.optional(),
  sort: z.enum(shopSorts).optional(),
  sortDirection: z.enum(['asc', 'desc']).default('asc'),
  ...priceQuery.shape,
})

const pricedOn = {
  /** In the division's time zone. */
  today: calendarDate,
  /** The date the prices are for. */
  priceDate: calendarDate,
  /** The date `previewPrice` is for. */
  previewDate: calendarDate.nullable(),
}

/** ITEM-1, ITEM-2: search, filters with counts, sort and prices. */
export const searchShop = endpoint({
  name: 'searchShop',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/items',
  livesBy: ['catalogue'],
  summary: 'Search the catalogue with prices for the ship-to and date',
  params: shipToParams,
  query: shopQuery,
  answer: z.object({
    items: z.array(shopRow),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    facets,
    /** ITEM-2: what of the keyword none of these items has; empty when they have it all. */
    missing: z.array(z.string()),
    /** ITEM-2: the keyword in words of the catalogue, when one of its words was only similar. */
    didYouMean: z.string().nullable(),
    /** No order of this bill-to is taken until the credit department lifts it. */
    isOnCreditHold: z.boolean(),
    ...pricedOn,
  }),
})

const suggestedItem = itemSummary
  .pick({ itemNumber: true, brand: true, packSizeDescription: true, placeholder: true, thumbnailUrl: true })
  .extend({ price: itemPrice.nullable(), isBought: z.boolean() })
  .meta({ id: 'SuggestedItem' })

/** SHELL-8: what the ship-to buys most often and can still buy, the most often bought first. */
export const getUsualItems = endpoint({
  name: 'getUsualItems',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/usual-items',
  livesBy: ['catalogue', 'order'],
  summary: 'The items bought most often, with prices for the ship-to and date',
  params: shipToParams,
  query: priceQuery,
  needs: ['manageCart'],
  answer: z.object({
    /** At most ten, suggested ones first. */
    items: z.array(
      shopRow.extend({
        timesOrdered: z.number().int(),
        /** STAFF-6: who of the staff suggests it, until it is bought; null: it is usual. */
        suggestedBy: z.string().nullable(),
      }),
    ),
    ...pricedOn,
  }),
})

/** UI-8: suggestions under the search field, from 120 ms. */
export const suggestItems = endpoint({
  name: 'suggestItems',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/item-suggestions',
  summary: 'Suggestions while typing',
  params: shipToParams,
  query: priceQuery.extend({ keyword: z.string().trim().min(1).max(200) }),
  answer: z.object({
    suggestions: z.array(
      z.object({
        kind: z.enum(['item', 'brand', 'category']),
        /** Item number, brand name or category id. */
        value: z.string(),
        label: z.string(),
        detail: z.string(),
        /** Of an item: its picture, its price on the cart's day, whether this ship-to buys it. */
        item: suggestedItem.nullable(),
      }),
    ),
  }),
})

/** ITEM-5: what this ship-to bought of an item. */
export const itemHistory = z
  .object({
    /** Four weeks of seven days, the latest first; both days counted. Invoiced cases and eaches. */
    weeks: z.array(
      z.object({ from: calendarDate, to: calendarDate, cases: z.number().int(), units: z.number().int() }),
    ),
    /** In the division's time zone; quantities are null when only the date is known. */
    lastOrdered: z
      .object({ on: calendarDate, cases: z.number().int().nullable(), units: z.number().int().nullable() })
      .nullable(),
  })
  .meta({ id: 'ItemHistory' })
/** What this ship-to bought of an item. */
export type ItemHistory = z.output<typeof itemHistory>

/** ITEM-3, ITEM-5, ITEM-7: one item with its price block for the ship-to, date and cart. */
export const getItem = endpoint({
  name: 'getItem',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/items/:itemNumber',
  livesBy: ['catalogue'],
  summary: 'One item in full',
  params: shipToParams.extend({ itemNumber }),
  query: priceQuery,
  answer: z.object({
    item,
    price: itemPrice.nullable(),
    /** Its price on `previewDate`. */
    previewPrice: itemPrice.nullable(),
    stats: itemStats.nullable(),
    history: itemHistory,
    /** Units beside the case and the each: ordering one orders so many cases. */
    sellingUnits: z.array(z.object({ name: z.string(), cases: z.number().int() })),
    ...pricedOn,
    /** Why it cannot be added to this cart; null when it can. */
    blockForCart: z.string().nullable(),
    isProspective: z.boolean(),
  }),
  refusals: [common.not_found],
})

/** ITEM-6: what to look at beside an item; each list may be empty. */
export const getRelatedItems = endpoint({
  name: 'getRelatedItems',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/items/:itemNumber/related',
  summary: 'Alternates, similar items and items bought together with one',
  params: shipToParams.extend({ itemNumber }),
  query: priceQuery,
  answer: z.object({
    /** What may take its place, as the distributor says. */
    alternates: z.array(shopRow),
    /** Of the same category, the likest first. */
    similar: z.array(shopRow),
    /** On orders of this customer, the most frequent first. */
    boughtTogether: z.array(shopRow),
  }),
})

/**
 * ITEM-5: the data sheet of an item. It has no prices and nothing only staff may know, so that it
 * can be passed on.
 */
export const getItemDataSheet = endpoint({
  name: 'getItemDataSheet',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/items/:itemNumber/data-sheet',
  summary: 'The data sheet of an item as PDF',
  params: shipToParams.extend({ itemNumber }),
  answer: fileContent,
  file: 'application/pdf',
  refusals: [common.not_found],
})
