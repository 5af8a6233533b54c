import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import {
  askedDate,
  calendarDate,
  divisionCode,
  instant,
  itemNumber,
  maxQuantity,
  quantity,
  shipToNumber,
} from '#contract/values.ts'

/** STAFF-5: how much of what a distribution takes. */
export const distributionLimits = {
  name: 60,
  /** Ship-tos of one distribution. */
  shipTos: 10_000,
  /** Ship-tos that one preview looks at: a second or two of work. */
  previewAtOnce: 100,
  /** Between two runs. */
  weeks: 52,
  quantity: maxQuantity,
} as const

/** STAFF-5: what goes into the carts, and when. */
export const distributionPlan = z.object({
  name: freeText({ label: 'Name', max: distributionLimits.name }).min(1, 'Please enter a name.'),
  itemNumber,
  orderedCases: quantity,
  orderedUnits: quantity,
  /** The day of the first run, the division's. */
  startsOn: askedDate,
  /** Weeks from one run to the next; null: it runs once. */
  everyWeeks: z.number().int().min(1).max(distributionLimits.weeks).nullable(),
  /** The last day it may run; null: until it is deleted. Only with `everyWeeks`. */
  endsOn: askedDate.nullable(),
})
export type DistributionPlan = z.infer<typeof distributionPlan>

/** STAFF-5: the ship-tos of a distribution, each once. */
export const distributedShipTos = z
  .array(shipToNumber)
  .min(1, 'Choose at least one ship-to.')
  .max(distributionLimits.shipTos)

/** What a run did so far. */
export const runCounts = z.object({
  waiting: z.number().int(),
  added: z.number().int(),
  skipped: z.number().int(),
})

/** STAFF-5: one run of a distribution: what was put where on a day. */
export const distributionRun = z.object({
  id: z.uuid(),
  /** The division's day. */
  runOn: calendarDate,
  itemNumber: z.string(),
  orderedCases: z.number().int(),
  orderedUnits: z.number().int(),
  startedAt: instant,
  /** Null while ship-tos wait. */
  endedAt: instant.nullable(),
  ...runCounts.shape,
})

/** STAFF-5: a distribution in the list. */
export const distributionRow = z.object({
  id: z.uuid(),
  version: z.number().int(),
  division: divisionCode,
  name: z.string(),
  itemNumber: z.string(),
  description: z.string(),
  orderedCases: z.number().int(),
  orderedUnits: z.number().int(),
  startsOn: calendarDate,
  everyWeeks: z.number().int().nullable(),
  endsOn: calendarDate.nullable(),
  /** Null: nothing more to come. */
  nextOn: calendarDate.nullable(),
  shipTos: z.number().int(),
  createdByName: z.string(),
  /** The latest run; null before the first. */
  lastRun: distributionRun.nullable(),
})
export type DistributionRow = z.infer<typeof distributionRow>

/** States of a ship-to in a run. */
export const resultStates = ['waiting', 'added', 'skipped'] as const
export type ResultState = (typeof resultStates)[number]

/** What a distribution does, or did, at one ship-to. */
export const shipToResult = z.object({
  shipTo: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.enum(resultStates),
  /** Why it was skipped, a sentence; null otherwise. */
  reason: z.string().nullable(),
  /** True: into a cart that was there; false: into a new one; null: into none. */
  isCartThere: z.boolean().nullable(),
})
export type ShipToResult = z.infer<typeof shipToResult>
