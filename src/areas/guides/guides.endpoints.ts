import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryFlag, queryNumber, queryValues } from '#contract/paging.ts'
import { askedDate, calendarDate, itemNumber, shipToParams } from '#contract/values.ts'
import { shipToChoice } from '#areas/people/current-user.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { compactGuideLine, guide, guideName, guidePageSizes, guideRow, guideType, ownGuideTypes } from './guide.ts'
import { guideSorts } from './rules/sort-found.ts'
import { changeRefusals, done, guideParams, guidePath, guidesPath, readRefusals } from './guide-contract.ts'
import { guideRefusals } from './guides.refusals.ts'

const needs = ['manageGuides'] as const

/**
 * GUIDE-1: the guides of a ship-to: the Standard guide, then the kitchen's own by type and name.
 */
export const listGuides = endpoint({
  name: 'listGuides',
  inPunchout: 'always',
  method: 'GET',
  path: guidesPath,
  livesBy: ['guide'],
  summary: 'Guides of the ship-to',
  params: shipToParams,
  query: z.object({ type: guideType.optional() }),
  answer: z.object({
    guides: z.array(guide),
    /** The guide this person orders from first; the Standard guide unless they chose another. */
    defaultOrderGuideId: z.uuid(),
  }),
  refusals: [customerRefusals.prospect_cannot_use_guides],
})

/** Where the lines of a new guide come from. */
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guide'), type: guideType, guideId: z.uuid() }),
  z.object({ kind: z.literal('cart'), cartId: z.uuid() }),
  z.object({ kind: z.literal('order'), orderId: z.uuid() }),
  z.object({
    kind: z.literal('bought'),
    weeks: z
      .number('Weeks must be a whole number')
      .int('Weeks must be a whole number')
      .min(1, 'Weeks cannot be less than 1')
      .max(104, 'Weeks cannot be more than 104'),
  }),
  z.object({ kind: z.literal('empty') }),
])
/** Where the lines of a new guide come from. */
export type GuideSource = z.output<typeof source>

/** GUIDE-1: a new guide: empty, a copy, or from a cart, an order or what was bought. */
export const createGuide = endpoint({
  name: 'createGuide',
  method: 'POST',
  path: guidesPath,
  summary: 'Create a guide',
  params: shipToParams,
  body: z.object({
    type: z.enum(ownGuideTypes, 'Guide type must be one of: CustomOrder, CustomInventory'),
    name: guideName,
    /** Staff only. */
    isDsrManaged: z.boolean().default(false),
    from: source.default({ kind: 'empty' }),
  }),
  answer: z.object({
    ...done,
    guide,
    /** Items of the source that this ship-to can no longer see: they are not in the guide. */
    leftOut: z.array(itemNumber),
  }),
  status: 201,
  needs,
  idempotent: true,
  refusals: [
    ...readRefusals,
    guideRefusals.guide_management_not_allowed,
    guideRefusals.dsr_managed_staff_only,
    guideRefusals.guide_name_taken,
    guideRefusals.too_many_guides,
    guideRefusals.too_many_guide_lines,
    guideRefusals.cart_not_found,
    guideRefusals.order_not_found,
  ],
})

/** What a page of a guide is asked for. */
export const guideQuery = z.object({
  pageNo: queryNumber(1, 1000).default(1),
  pageSize: queryNumber(25, 500)
    .refine((size) => (guidePageSizes as readonly number[]).includes(size), {
      message: `Page size must be one of: ${guidePageSizes.join(', ')}`,
    })
    .default(50),
  /** False: rows without prices. */
  includePrice: queryFlag.default(true),
  /** The day prices are for while no cart is named. */
  deliveryDate: askedDate.optional(),
  /** The open cart: prices are those of its date, and rows know what it blocks. */
  cartId: z.uuid().optional(),
  /** In descriptions, own words, numbers, brands and GTINs; every word must be found. */
  keyword: z.string().trim().max(200).default(''),
  /** Honoured on page 1 only. */
  includeTotal: queryFlag.optional(),
  /**
   * Own categories by id; departments of the catalogue for lines without one; `none` for neither.
   */
  categoryIds: queryValues.optional(),
  /** Locations by id; `none` for lines without one. */
  locationIds: queryValues.optional(),
  /** Pages follow the groups: a group is whole before the next one begins. */
  groupBy: z.enum(['none', 'category', 'location']).default('none'),
  /** STAFF-4: instead of the order of the shelf; only without groups. */
  sort: z.enum(guideSorts).optional(),
  sortDirection: z.enum(['asc', 'desc']).default('asc'),
})

/** GUIDE-1, GUIDE-3: a page of a guide in the order of its shelf, with prices and stock. */
export const getGuide = endpoint({
  name: 'getGuide',
  inPunchout: 'always',
  method: 'GET',
  path: guidePath,
  livesBy: ['guide', 'customer-data', 'catalogue', 'order'],
  summary: 'One guide with a page of its lines',
  params: guideParams,
  query: guideQuery,
  answer: z.object({
    guide,
    rows: z.array(guideRow),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    hasNextPage: z.boolean(),
    /** Lines the query finds; null unless `includeTotal` was sent with page 1. */
    totalRecords: z.number().int().nullable(),
    /** In the division's time zone. */
    today: calendarDate,
    /** The date the prices are for. */
    priceDate: calendarDate,
  }),
  refusals: readRefusals,
})

/**
 * GUIDE-1, SHELL-6: which of the user's ship-tos a guide belongs to, as a link may name a guide of
 * another one than the selected.
 */
export const findGuideShipTo = endpoint({
  name: 'findGuideShipTo',
  method: 'GET',
  path: '/guides/:guideId/ship-to',
  summary: 'The ship-to of a guide, among those of the user',
  params: z.object({ guideId: z.uuid() }),
  answer: z.object({ type: guideType, name: z.string(), shipTo: shipToChoice }),
  refusals: [guideRefusals.guide_not_found],
})

/** GUIDE-1: all lines of a guide without prices, for counts, scanning and copies kept offline. */
export const getGuideLines = endpoint({
  name: 'getGuideLines',
  inPunchout: 'always',
  method: 'GET',
  path: `${guidePath}/lines`,
  livesBy: ['guide', 'customer-data'],
  summary: 'All lines of a guide without prices',
  params: guideParams,
  answer: z.object({ guide, lines: z.array(compactGuideLine) }),
  refusals: readRefusals,
})

/** GUIDE-1: deletes a guide with its lines. */
export const deleteGuide = endpoint({
  name: 'deleteGuide',
  method: 'DELETE',
  path: guidePath,
  summary: 'Delete a guide',
  params: guideParams,
  answer: z.object(done),
  needs,
  ifMatch: true,
  refusals: [...changeRefusals, guideRefusals.standard_guide_fixed],
})

/** GUIDE-1: the guide this person orders from first at this ship-to. */
export const setDefaultGuide = endpoint({
  name: 'setDefaultGuide',
  method: 'POST',
  path: `${guidesPath}/set-default`,
  summary: 'Make a guide the default',
  params: shipToParams,
  body: z.object({ guideId: z.uuid(), type: guideType }),
  answer: z.object({ ...done, defaultOrderGuideId: z.uuid() }),
  needs,
  refusals: [...readRefusals, guideRefusals.guide_management_not_allowed],
})
