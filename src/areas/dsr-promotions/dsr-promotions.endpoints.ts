import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { pageQuery } from '#contract/paging.ts'
import { divisionCode } from '#contract/values.ts'
import {
  namedAudience,
  promotion,
  promotionEffect,
  promotionInfo,
  promotionItem,
  promotionLimits,
  promotionPhases,
  promotionStatuses,
  promotionSummary,
} from './promotion.ts'
import { promotionRefusals } from './dsr-promotions.refusals.ts'

const needs = ['priceOverride'] as const
const params = z.object({ promotionId: z.uuid() })
const done = z.object({ isSuccess: z.literal(true), message: z.string() })
const changed = done.extend({ version: z.number().int() })

const wrongInfo = [
  promotionRefusals.promotion_name_missing,
  promotionRefusals.promotion_ends_before_start,
  promotionRefusals.promotion_too_long,
  promotionRefusals.promotion_audience_office,
  promotionRefusals.promotion_audience_twice,
  promotionRefusals.promotion_customer_unknown,
  promotionRefusals.promotion_class_unknown,
  promotionRefusals.promotion_gpo_unknown,
  promotionRefusals.promotion_below_cost_right,
]
const wrongItems = [
  promotionRefusals.promotion_item_unknown,
  promotionRefusals.promotion_item_twice,
  promotionRefusals.promotion_percent_missing,
  promotionRefusals.promotion_amount_missing,
  promotionRefusals.promotion_pound_missing,
  promotionRefusals.promotion_pound_unused,
  promotionRefusals.promotion_bundle_missing,
  promotionRefusals.promotion_bundle_differs,
  promotionRefusals.promotion_below_cost,
]
const locked = [
  promotionRefusals.promotion_not_found,
  promotionRefusals.promotion_not_yours,
  promotionRefusals.promotion_changed,
]

/** STAFF-3: promotions of the reader's divisions that they may know, the latest first. */
export const listPromotions = endpoint({
  name: 'listPromotions',
  method: 'GET',
  path: '/dsr-promotions',
  summary: 'Promotions',
  needs,
  staffOnly: true,
  query: pageQuery.extend({
    phase: z.enum(promotionPhases).optional(),
    keyword: z.string().trim().max(100).default(''),
  }),
  answer: z.object({
    promotions: z.array(promotionSummary),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** Divisions in which the reader may start one. */
    divisions: z.array(
      z.object({
        code: divisionCode,
        name: z.string(),
        /** IANA zone, in which its days are read. */
        timeZone: z.string(),
      }),
    ),
  }),
})

/** STAFF-3: one promotion with its items, audience and what it overlaps with. */
export const getPromotion = endpoint({
  name: 'getPromotion',
  method: 'GET',
  path: '/dsr-promotions/:promotionId',
  summary: 'A promotion',
  needs,
  staffOnly: true,
  params,
  answer: promotion,
  refusals: [promotionRefusals.promotion_not_found],
})

/** STAFF-3: starts a draft, without items. */
export const createPromotion = endpoint({
  name: 'createPromotion',
  method: 'POST',
  path: '/dsr-promotions',
  summary: 'Start a promotion as a draft',
  needs,
  staffOnly: true,
  idempotent: true,
  body: promotionInfo.extend({ division: divisionCode }),
  answer: done.extend({ promotionId: z.uuid() }),
  status: 201,
  refusals: [...wrongInfo, promotionRefusals.promotion_division_unknown],
})

/** STAFF-3: name, note, days and audience of a draft or a paused promotion. */
export const updatePromotionInfo = endpoint({
  name: 'updatePromotionInfo',
  method: 'PUT',
  path: '/dsr-promotions/:promotionId/info',
  summary: 'Change what a promotion is, when and for whom',
  needs,
  staffOnly: true,
  ifMatch: true,
  params,
  body: promotionInfo,
  answer: changed,
  refusals: [...wrongInfo, ...locked, promotionRefusals.promotion_not_editable, promotionRefusals.promotion_below_cost],
})

/**
 * STAFF-3: all items of a draft or a paused promotion. A refusal names the item in `details.item`,
 * counted from 0, and its field.
 */
export const updatePromotionItems = endpoint({
  name: 'updatePromotionItems',
  method: 'PUT',
  path: '/dsr-promotions/:promotionId/items',
  summary: 'Change the items of a promotion',
  needs,
  staffOnly: true,
  ifMatch: true,
  params,
  body: z.object({ items: z.array(promotionItem).max(promotionLimits.items) }),
  answer: changed,
  refusals: [...wrongItems, ...locked, promotionRefusals.promotion_not_editable],
})

/**
 * STAFF-3: starts, pauses, resumes or ends a promotion. A move that its state does not allow is
 * refused with the state in `details.status`.
 */
export const setPromotionStatus = endpoint({
  name: 'setPromotionStatus',
  method: 'PUT',
  path: '/dsr-promotions/:promotionId/status',
  summary: 'Start, pause, resume or end a promotion',
  needs,
  staffOnly: true,
  ifMatch: true,
  params,
  body: z.object({ status: z.enum(promotionStatuses) }),
  answer: changed,
  refusals: [
    ...locked,
    promotionRefusals.promotion_wrong_status,
    promotionRefusals.promotion_audience_missing,
    promotionRefusals.promotion_items_missing,
    promotionRefusals.promotion_is_over,
    promotionRefusals.promotion_below_cost,
  ],
})

/** STAFF-3: deletes a draft; the audit trail keeps it. */
export const deletePromotion = endpoint({
  name: 'deletePromotion',
  method: 'DELETE',
  path: '/dsr-promotions/:promotionId',
  summary: 'Delete a draft of a promotion',
  needs,
  staffOnly: true,
  params,
  answer: done,
  refusals: [
    promotionRefusals.promotion_not_found,
    promotionRefusals.promotion_not_yours,
    promotionRefusals.promotion_not_draft,
  ],
})

/** STAFF-3: whom the reader may address in a division, by search. */
export const listPromotionAudience = endpoint({
  name: 'listPromotionAudience',
  method: 'GET',
  path: '/dsr-promotions/audience/:division',
  summary: 'Whom a promotion may be for',
  needs,
  staffOnly: true,
  params: z.object({ division: divisionCode }),
  query: z.object({ keyword: z.string().trim().max(100).default('') }),
  answer: z.object({ audience: z.array(namedAudience) }),
})

/** STAFF-3: items of a division to choose from, by number or words. */
export const listPromotionItems = endpoint({
  name: 'listPromotionItems',
  method: 'GET',
  path: '/dsr-promotions/items/:division',
  summary: 'Items a promotion may have',
  needs,
  staffOnly: true,
  params: z.object({ division: divisionCode }),
  query: z.object({ keyword: z.string().trim().max(100).default('') }),
  answer: z.object({
    items: z.array(
      z.object({
        itemNumber: z.string(),
        description: z.string(),
        packSizeDescription: z.string(),
        isCatchWeight: z.boolean(),
      }),
    ),
  }),
})

/** STAFF-3: cases, sales and margin during a promotion and before, of the reader's customers. */
export const getPromotionEffect = endpoint({
  name: 'getPromotionEffect',
  method: 'GET',
  path: '/dsr-promotions/:promotionId/effect',
  summary: 'The effect of a promotion',
  needs,
  staffOnly: true,
  params,
  answer: promotionEffect,
  refusals: [promotionRefusals.promotion_not_found],
})

/** STAFF-3: the same as a file, a line for each week. */
export const downloadPromotionEffect = endpoint({
  name: 'downloadPromotionEffect',
  method: 'GET',
  path: '/dsr-promotions/:promotionId/effect/file',
  summary: 'The effect of a promotion as CSV',
  needs,
  staffOnly: true,
  params,
  file: 'text/csv; charset=utf-8',
  answer: fileContent,
  refusals: [promotionRefusals.promotion_not_found],
})
