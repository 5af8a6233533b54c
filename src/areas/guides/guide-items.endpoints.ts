import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { queryValues } from '#contract/paging.ts'
import { askedDate, itemNumber, shipToParams } from '#contract/values.ts'
import { ownWordsLimits } from '#areas/items/own-words-limits.ts'
import {
  caseParValue,
  eachParValue,
  guide,
  guideName,
  guideRow,
  guideType,
  maxGuideLines,
  maxGuides,
  maxLineChanges,
  reorderPointPct,
} from './guide.ts'
import { changeRefusals, done, guideParams, guidePath, lineRefusals, readRefusals } from './guide-contract.ts'
import { guideRefusals } from './guides.refusals.ts'

const needs = ['manageGuides'] as const

/** What a line has besides its item; what is absent stays as it is, null takes it away. */
const shelf = {
  caseParValue: caseParValue.nullable().optional(),
  eachParValue: eachParValue.nullable().optional(),
  reorderPointPct: reorderPointPct.nullable().optional(),
  categoryId: z.uuid().nullable().optional(),
  locationId: z.uuid().nullable().optional(),
  /** The ship-to's own words for the item, in every guide; empty takes them away. */
  customerDescription: freeText({ label: 'Customer description', max: ownWordsLimits.customerDescription }).optional(),
  customerItemNumber: freeText({ label: 'Customer item number', max: ownWordsLimits.customerItemNumber }).optional(),
}
const addedLine = z.object({ itemNumber: itemNumber.optional(), customItemId: z.uuid().optional(), ...shelf })
/** A line that is to be added. */
export type AddedLine = z.output<typeof addedLine>
const changedLine = z.object({ lineId: z.uuid(), ...shelf })
/** A line that is to be changed. */
export type ChangedLine = z.output<typeof changedLine>

const atOnce = `At most ${maxLineChanges.toLocaleString('en-US')} lines at once`
const lineChanges = {
  itemsAdded: z.array(addedLine).max(maxLineChanges, atOnce).default([]),
  itemsChanged: z.array(changedLine).max(maxLineChanges, atOnce).default([]),
  itemsRemoved: z
    .array(z.object({ lineId: z.uuid() }))
    .max(maxLineChanges, atOnce)
    .default([]),
}

/**
 * GUIDE-1: changes lines, and with `UpdateGuide` the name. A line that cannot be taken refuses the
 * whole change and names itself in `field`, such as `itemsAdded.3.caseParValue`.
 */
export const updateGuide = endpoint({
  name: 'updateGuide',
  method: 'PUT',
  path: guidePath,
  summary: 'Change a guide and its lines',
  params: guideParams,
  /** The day the returned rows are priced for. */
  query: z.object({ deliveryDate: askedDate.optional(), cartId: z.uuid().optional() }),
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('UpdateGuide'),
      name: guideName.optional(),
      /** Staff only. */
      isDsrManaged: z.boolean().optional(),
      ...lineChanges,
    }),
    z.object({ action: z.literal('UpdateGuideItemsOnly'), ...lineChanges }),
  ]),
  answer: z.object({
    ...done,
    guide,
    /** The lines that were added or changed, in the order of the shelf. */
    rows: z.array(guideRow),
  }),
  needs,
  ifMatch: true,
  refusals: [
    ...changeRefusals,
    ...lineRefusals,
    guideRefusals.standard_guide_fixed,
    guideRefusals.dsr_managed_staff_only,
    guideRefusals.guide_name_taken,
  ],
})

/**
 * GUIDE-1: the order of the shelf: every line once with the version it was made from (If-Match), or
 * some lines moved before another one. Anything else is refused with 409 and nothing is lost
 * (security 62).
 */
export const sortGuide = endpoint({
  name: 'sortGuide',
  method: 'PUT',
  path: `${guidePath}/sort`,
  summary: 'Put the lines of a guide in order',
  params: guideParams,
  body: z.union(
    [
      z.object({ lineIds: z.array(z.uuid()).max(maxGuideLines, `At most ${maxGuideLines} lines`) }),
      z.object({
        move: z.object({
          lineIds: z
            .array(z.uuid())
            .min(1, 'Name the lines to move')
            .max(maxGuideLines, `At most ${maxGuideLines} lines`),
          /** Null: to the end. */
          beforeLineId: z.uuid().nullable(),
        }),
      }),
    ],
    'Name all lines in their new order, or the lines to move',
  ),
  answer: z.object({ ...done, guide }),
  needs,
  ifMatch: true,
  refusals: [...changeRefusals, guideRefusals.guide_lines_changed, guideRefusals.version_required],
})

/**
 * GUIDE-3: another item takes an item's place in the guide, with its shelf and its pars converted:
 * also for a discontinued item. Where that item is in the guide already, the two become one line.
 */
export const switchGuideItem = endpoint({
  name: 'switchGuideItem',
  method: 'PUT',
  path: `${guidePath}/items/:itemNumber/switch`,
  summary: 'Switch an item of a guide for one of its alternates',
  params: guideParams.extend({ itemNumber }),
  query: z.object({ deliveryDate: askedDate.optional(), cartId: z.uuid().optional() }),
  body: z.object({
    linkedItemNumber: itemNumber,
    /** True when the person has read what the item loses and takes it all the same (CHECK-2). */
    isLossAccepted: z.boolean().default(false),
  }),
  answer: z.object({ ...done, guide, row: guideRow }),
  needs,
  ifMatch: true,
  refusals: [
    ...changeRefusals,
    guideRefusals.item_not_in_guide,
    guideRefusals.not_linked_item,
    guideRefusals.linked_item_not_alike,
  ],
})

/**
 * GUIDE-2: adds the items of a cart, an order or a list to a guide; those already in it stay as
 * they are.
 */
export const addItemsToGuide = endpoint({
  name: 'addItemsToGuide',
  method: 'POST',
  path: `${guidePath}/items`,
  summary: 'Add many items to a guide',
  params: guideParams,
  body: z.object({ itemNumbers: z.array(itemNumber).min(1, 'Name at least one item').max(maxLineChanges, atOnce) }),
  answer: z.object({
    ...done,
    guide,
    added: z.number().int(),
    alreadyInGuide: z.number().int(),
    /** Items this ship-to cannot see: they were not added. */
    leftOut: z.array(itemNumber),
  }),
  needs,
  refusals: [...changeRefusals, guideRefusals.too_many_guide_lines],
})

const oneItem = { itemNumber: itemNumber.optional(), customItemId: z.uuid().optional() }

/** GUIDE-2: which guides of the ship-to an item is in. */
export const listItemGuides = endpoint({
  name: 'listItemGuides',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/item-guides',
  livesBy: ['guide'],
  summary: 'The guides an item is in',
  params: shipToParams,
  query: z.object(oneItem),
  answer: z.object({ guideIds: z.array(z.uuid()) }),
  refusals: [...readRefusals, guideRefusals.one_item_needed],
})

/** GUIDE-2: adds an item to the selected guides, all or none. */
export const addToGuides = endpoint({
  name: 'addToGuides',
  method: 'PUT',
  path: '/divisions/:division/ship-tos/:shipTo/item-guides',
  summary: 'Add an item to guides',
  params: shipToParams,
  body: z.object({
    ...oneItem,
    selectedGuideIds: z
      .array(z.uuid())
      .min(1, 'Select at least one guide')
      .max(maxGuides, `At most ${maxGuides} guides at once`),
    /** The guide the person is looking at, with its type; it must be one of this ship-to. */
    currentGuideId: z.uuid().nullable().optional(),
    guideType: guideType.nullable().optional(),
  }),
  answer: z.object({ ...done, guideIds: z.array(z.uuid()) }),
  needs,
  refusals: [
    ...changeRefusals,
    guideRefusals.one_item_needed,
    guideRefusals.item_not_found,
    guideRefusals.custom_item_not_found,
    guideRefusals.custom_item_not_in_this_guide,
    guideRefusals.item_already_in_guide,
    guideRefusals.too_many_guide_lines,
  ],
})

/** GUIDE-3: what filling the shelf to par would order; lines without a par are absent. */
export const getGuidePar = endpoint({
  name: 'getGuidePar',
  inPunchout: 'always',
  method: 'GET',
  path: `${guidePath}/par`,
  livesBy: ['guide'],
  summary: 'What filling a guide to par would order',
  params: guideParams,
  /** All lines unless some are named. */
  query: z.object({ lineIds: queryValues.optional() }),
  answer: z.object({
    lines: z.array(
      z.object({
        lineId: z.uuid(),
        itemNumber: itemNumber.nullable(),
        orderedCases: z.number().int(),
        orderedUnits: z.number().int(),
        /** What was last counted; null when it was never counted or more than seven days ago. */
        onHand: z.object({ hundredthsOfCases: z.number().int(), units: z.number().int() }).nullable(),
      }),
    ),
  }),
  refusals: readRefusals,
})
