import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { pageQuery } from '#contract/paging.ts'
import { askedDate, divisionCode } from '#contract/values.ts'
import {
  changedPrice,
  managedPrice,
  previewedLine,
  priceChangeLimits,
  priceChangeSummary,
  priceEffect,
  priceKinds,
  priceLine,
  pricePhases,
  priceScope,
  seenLine,
  touchedCustomer,
} from './price-change.ts'
import { priceChangeRefusals } from './price-changes.refusals.ts'
import { priceRoundings } from './rules/change-amount.ts'

const needs = ['managePrice'] as const
const params = z.object({ priceChangeId: z.uuid() })
const keyword = z.string().trim().max(100).default('')
const named = z.object({ code: z.string(), name: z.string() })

/** ITEM-8: divisions, and whose prices the caller may edit in one of them. */
export const getPriceChoices = endpoint({
  name: 'getPriceChoices',
  method: 'GET',
  path: '/managed-prices/choices',
  summary: 'Divisions, classes, GPOs and categories for editing prices',
  needs,
  staffOnly: true,
  query: z.object({ division: divisionCode.optional() }),
  answer: z.object({
    divisions: z.array(named.extend({ timeZone: z.string() })),
    /** The one asked for, or the first; null: the caller has customers in none. */
    division: divisionCode.nullable(),
    classes: z.array(z.string()),
    gpos: z.array(named),
    categories: z.array(named),
  }),
})

/** ITEM-8: bill-tos and ship-tos of the caller, to find whose contract or bid to edit. */
export const listPriceCustomers = endpoint({
  name: 'listPriceCustomers',
  method: 'GET',
  path: '/managed-prices/customers/:division',
  summary: 'Customers whose contract and bid prices may be edited',
  needs,
  staffOnly: true,
  params: z.object({ division: divisionCode }),
  query: z.object({ keyword }),
  answer: z.object({ customers: z.array(z.object({ scope: z.string(), number: z.string(), name: z.string() })) }),
})

/** ITEM-8: stored prices the caller may edit, by item. */
export const listManagedPrices = endpoint({
  name: 'listManagedPrices',
  method: 'GET',
  path: '/managed-prices',
  livesBy: ['catalogue'],
  summary: 'List, class, GPO, contract and bid prices',
  needs,
  staffOnly: true,
  query: pageQuery.extend({
    division: divisionCode,
    kind: z.enum(priceKinds).optional(),
    /** Only of this class, GPO or customer. */
    scope: priceScope.optional(),
    phase: z.enum(pricePhases).optional(),
    /** Item number or words of the description. */
    keyword,
  }),
  answer: z.object({
    prices: z.array(managedPrice),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
  }),
  refusals: [priceChangeRefusals.price_change_division],
})

const change = z.object({
  division: divisionCode,
  /** Saves prices below cost; for those who view analysis. */
  allowsBelowCost: z.boolean(),
})

/**
 * ITEM-8: lines that raise or lower the prices of a class, GPO, customer or the list that count on
 * a day. Nothing is saved.
 */
export const draftPriceChange = endpoint({
  name: 'draftPriceChange',
  method: 'POST',
  path: '/price-changes/draft',
  summary: 'New prices by a percentage or an amount',
  needs,
  staffOnly: true,
  body: z.object({
    division: divisionCode,
    scope: priceScope,
    categoryId: freeText({ label: 'Category', max: 100 }).nullable(),
    keyword: freeText({ label: 'Words', max: 100 }),
    startsOn: askedDate,
    /** The last day of the new prices; null: that of the price they replace. */
    endsOn: askedDate.nullable(),
    percentHundredths: z.number().int().min(-9_999).max(priceChangeLimits.percentHundredths).nullable(),
    amountCents: z.number().int().min(-priceChangeLimits.cents).max(priceChangeLimits.cents).nullable(),
    rounding: z.enum(priceRoundings),
  }),
  answer: z.object({
    lines: z.array(priceLine.extend({ description: z.string() })),
    /** Prices that follow the cost, and those of which nothing would be left. */
    leftOut: z.number().int(),
    /** Prices that match; beyond the limit of a change they are not among the lines. */
    found: z.number().int(),
  }),
  refusals: [priceChangeRefusals.price_change_division, priceChangeRefusals.price_scope_unknown],
})

/** ITEM-8: whom a change touches and by how much, and what is wrong with its lines. */
export const previewPriceChange = endpoint({
  name: 'previewPriceChange',
  method: 'POST',
  path: '/price-changes/preview',
  summary: 'Preview a change of prices',
  bodyLimit: priceChangeLimits.bytes,
  needs,
  staffOnly: true,
  body: change.extend({ lines: z.array(priceLine).min(1).max(priceChangeLimits.lines) }),
  answer: z.object({
    lines: z.array(previewedLine),
    effect: priceEffect,
    /** Those of the reader who are touched most. */
    customers: z.array(touchedCustomer),
  }),
  refusals: [priceChangeRefusals.price_change_division],
})

const locked = [
  priceChangeRefusals.price_change_not_found,
  priceChangeRefusals.price_change_not_yours,
  priceChangeRefusals.price_change_undone,
  priceChangeRefusals.price_change_not_undoable,
]

/**
 * ITEM-8: saves all lines or none. A refusal names the line in `details.line`, counted from 0; when
 * prices are no longer as the preview showed them, `details.changed` has them as they are now.
 */
export const savePriceChange = endpoint({
  name: 'savePriceChange',
  method: 'POST',
  path: '/price-changes',
  summary: 'Change prices',
  bodyLimit: priceChangeLimits.bytes,
  needs,
  staffOnly: true,
  idempotent: true,
  body: change.extend({
    reason: freeText({ label: 'Reason', max: priceChangeLimits.reason }),
    lines: z.array(seenLine).max(priceChangeLimits.lines),
  }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), priceChangeId: z.uuid() }),
  status: 201,
  refusals: [
    priceChangeRefusals.price_change_division,
    priceChangeRefusals.price_change_reason,
    priceChangeRefusals.price_change_empty,
    priceChangeRefusals.price_item_unknown,
    priceChangeRefusals.price_scope_unknown,
    priceChangeRefusals.price_twice,
    priceChangeRefusals.price_missing,
    priceChangeRefusals.price_pound_missing,
    priceChangeRefusals.price_pound_unused,
    priceChangeRefusals.price_breaks_alone,
    priceChangeRefusals.price_breaks_rise,
    priceChangeRefusals.price_cost_plus_beside,
    priceChangeRefusals.price_cost_plus_unit,
    priceChangeRefusals.price_cost_plus_percent,
    priceChangeRefusals.price_cost_unknown,
    priceChangeRefusals.price_cost_plus_right,
    priceChangeRefusals.price_weight_unknown,
    priceChangeRefusals.price_ends_before_start,
    priceChangeRefusals.price_starts_in_past,
    priceChangeRefusals.price_has_started,
    priceChangeRefusals.price_ends_in_past,
    priceChangeRefusals.price_not_there,
    priceChangeRefusals.price_below_cost,
    priceChangeRefusals.price_below_cost_right,
    priceChangeRefusals.prices_changed,
  ],
})

/** ITEM-8: changes of prices of a division, the latest first. */
export const listPriceChanges = endpoint({
  name: 'listPriceChanges',
  method: 'GET',
  path: '/price-changes',
  summary: 'The history of changes of prices',
  needs,
  staffOnly: true,
  query: pageQuery.extend({ division: divisionCode, keyword }),
  answer: z.object({
    changes: z.array(priceChangeSummary),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
  }),
  refusals: [priceChangeRefusals.price_change_division],
})

/** ITEM-8: one change with its lines; those for customers of others are counted. */
export const getPriceChange = endpoint({
  name: 'getPriceChange',
  method: 'GET',
  path: '/price-changes/:priceChangeId',
  summary: 'A change of prices',
  needs,
  staffOnly: true,
  params,
  answer: z.object({
    change: priceChangeSummary,
    prices: z.array(changedPrice),
    otherPrices: z.number().int(),
    /** Whether the caller may undo it; why not is what undoing says. */
    mayUndo: z.boolean(),
  }),
  refusals: [priceChangeRefusals.price_change_not_found],
})

/**
 * ITEM-8: restores exactly what was before, all of it or nothing. When prices were changed since,
 * `details.changed` names each with a sentence.
 */
export const undoPriceChange = endpoint({
  name: 'undoPriceChange',
  method: 'POST',
  path: '/price-changes/:priceChangeId/undo',
  summary: 'Undo a change of prices',
  needs,
  staffOnly: true,
  idempotent: true,
  params,
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), priceChangeId: z.uuid() }),
  refusals: locked,
})
