import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { askedDate, calendarDate, cents, divisionCode, instant, itemNumber, quantity } from '#contract/values.ts'

/** NEXT-4: how much of what a standing order takes. */
export const standingLimits = {
  name: 60,
  /** Of one ship-to. */
  orders: 50,
  lines: 500,
  weeks: 12,
  deliveries: 200,
  /** Hours from the draft to its cut-off. */
  draftHours: { min: 2, max: 168 },
  /** Skipped dates that are kept. */
  skips: 100,
  po: 15,
  /** Deliveries that a screen shows ahead. */
  ahead: 12,
  /** Minutes before the cut-off at which an order places itself. */
  placedMinutesBefore: 30,
} as const

/** What becomes of a delivery on a holiday or a day the truck does not come. */
export const holidayMoves = ['next', 'previous', 'skip'] as const
export type HolidayMove = (typeof holidayMoves)[number]

/** `ask`: a draft waits for a tap; `auto`: it is placed by itself. */
const placingModes = ['ask', 'auto'] as const
export type PlacingMode = (typeof placingModes)[number]

/** So much of an item, each time. */
const standingLine = z.object({ itemNumber, orderedCases: quantity, orderedUnits: quantity })
export type StandingLine = z.infer<typeof standingLine>

/** NEXT-4: what is ordered again and again, and when. */
export const standingPlan = z.object({
  name: freeText({ label: 'Name', max: standingLimits.name }).min(1, 'Please enter a name.'),
  /** 0 Sunday to 6 Saturday. */
  weekdays: z.array(z.number().int().min(0).max(6)).max(7),
  everyWeeks: z.number().int().min(1).max(standingLimits.weeks),
  /** Deliveries are on this day or later; its week is the first of every `everyWeeks`. */
  startsOn: askedDate,
  /** No delivery after this day; null: no last day. */
  endsOn: askedDate.nullable(),
  /** So many deliveries, those that were skipped not counted; null: no such end. */
  deliveries: z.number().int().min(1).max(standingLimits.deliveries).nullable(),
  onHoliday: z.enum(holidayMoves),
  mode: z.enum(placingModes),
  draftHours: z.number().int().min(standingLimits.draftHours.min).max(standingLimits.draftHours.max),
  /** The PO number of every order; null: asked for each time. */
  po: freeText({ label: 'PO', max: standingLimits.po }).nullable(),
  /** The guide whose pars are filled each time, in place of `lines`. */
  parGuideId: z.uuid().nullable(),
  lines: z.array(standingLine).max(standingLimits.lines),
})
export type StandingPlan = z.infer<typeof standingPlan>

/** Why a delivery is left out. */
const skipReasons = ['asked', 'until', 'holiday'] as const
export type SkipReason = (typeof skipReasons)[number]

/** NEXT-4: one delivery to come. */
const comingDelivery = z.object({
  /** By the days of the standing order. */
  plannedOn: calendarDate,
  /** After holidays were considered. */
  deliverOn: calendarDate,
  skip: z.enum(skipReasons).nullable(),
  cutOffAt: instant,
  draftAt: instant,
})

/**
 * States of a delivery: `drafted` waits, for a tap or for its time; `lapsed`: nobody tapped in
 * time; `failed`: it could not be ordered, with the reason.
 */
const runStates = ['drafted', 'placed', 'skipped', 'lapsed', 'failed'] as const
export type RunState = (typeof runStates)[number]

/** A line that is not, or may not come, as wanted. */
const lineProblem = z.object({
  itemNumber: z.string(),
  description: z.string(),
  orderedCases: z.number().int(),
  orderedUnits: z.number().int(),
  reason: z.string(),
  /** False: it is in the cart all the same, such as one that is short. */
  isLeftOut: z.boolean(),
  /** What may be ordered in its place. */
  alternate: z
    .object({
      itemNumber: z.string(),
      description: z.string(),
      orderedCases: z.number().int(),
      orderedUnits: z.number().int(),
    })
    .nullable(),
})
export type LineProblem = z.infer<typeof lineProblem>

/** NEXT-4: one delivery that was drafted, placed, skipped, or came to nothing. */
const standingRun = z.object({
  id: z.uuid(),
  plannedOn: calendarDate,
  deliverOn: calendarDate,
  cutOffAt: instant,
  state: z.enum(runStates),
  /** A sentence; of a draft: why it was not placed by itself. */
  reason: z.string().nullable(),
  cartId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  /** At the prices of the day it was drafted for. */
  subtotal: cents.nullable(),
  /** Of the delivery before. */
  subtotalBefore: cents.nullable(),
  /** When it places itself; null: it waits for a tap. */
  placeAt: instant.nullable(),
  problems: z.array(lineProblem),
})
export type StandingRun = z.infer<typeof standingRun>

/** NEXT-4: a draft that waits, with its cart as it is now. */
export const standingDraft = standingRun.extend({
  standingOrderId: z.uuid(),
  name: z.string(),
  /** Whether a PO number is still needed. */
  needsPo: z.boolean(),
  cartVersion: z.number().int(),
  lines: z.number().int(),
  /** Of the cart now. */
  total: cents,
  isEstimate: z.boolean(),
})
export type StandingDraft = z.infer<typeof standingDraft>

/** NEXT-4: a standing order in the list. */
export const standingRow = z.object({
  id: z.uuid(),
  version: z.number().int(),
  division: divisionCode,
  shipTo: z.string(),
  name: z.string(),
  weekdays: z.array(z.number().int()),
  everyWeeks: z.number().int(),
  mode: z.enum(placingModes),
  isPaused: z.boolean(),
  /** The name of whoever orders are placed for. */
  ownerName: z.string(),
  isOwnerActive: z.boolean(),
  isOwn: z.boolean(),
  lineCount: z.number().int(),
  parGuideName: z.string().nullable(),
  /** The next delivery that is not skipped; null: paused, ended or without a route. */
  next: comingDelivery.nullable(),
  /** The latest delivery that was handled. */
  lastRun: standingRun.pick({ deliverOn: true, state: true }).nullable(),
})
export type StandingRow = z.infer<typeof standingRow>

/** NEXT-4: a standing order in full. */
export const standingOrder = standingRow.extend({
  ...standingPlan.omit({ lines: true, startsOn: true, endsOn: true, name: true, po: true }).shape,
  po: z.string().nullable(),
  startsOn: calendarDate,
  endsOn: calendarDate.nullable(),
  skipUntil: calendarDate.nullable(),
  /** Those of the next deliveries that one skipped, and others ahead. */
  skipped: z.array(calendarDate),
  lines: z.array(standingLine.extend({ description: z.string(), packSizeDescription: z.string() })),
  coming: z.array(comingDelivery),
  /** Nothing more comes, by its last day or number of deliveries. */
  isEnded: z.boolean(),
  /** The last 52, newest first. */
  runs: z.array(standingRun),
})
export type StandingOrder = z.infer<typeof standingOrder>
