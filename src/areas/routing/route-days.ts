import { z } from 'zod'
import { calendarDate, instant } from '#contract/values.ts'
import { soTypes } from './order-types.ts'

/** One date a delivery could be asked for (CUST-3). */
export const possibleDate = z
  .object({
    possibleDeliveryDate: calendarDate,
    /** A routing day whose cut-off has not passed. */
    valid: z.boolean(),
    /** When ordering for this date ends; null on a day without a route. */
    cutOffAt: instant.nullable(),
  })
  .meta({ id: 'PossibleDate' })
/** One date a delivery could be asked for. */
export type PossibleDate = z.output<typeof possibleDate>

/** Delivery dates of one order type, today to 3 months ahead (S0 section 3). */
export const routeDaysEntry = z
  .object({
    soType: z.enum(soTypes),
    blockJitDrop: z.boolean(),
    highlightValidForInternal: z.boolean(),
    routeDaysInfo: z.array(possibleDate),
  })
  .meta({ id: 'RouteDaysEntry' })
/** Delivery dates of one order type. */
export type RouteDaysEntry = z.output<typeof routeDaysEntry>

/**
 * The weekdays of one order type as they are agreed with the customer (S0 section 3: customer route
 * days).
 */
export const customerRouteDays = z
  .object({
    soType: z.enum(soTypes),
    /** 0 Sunday to 6 Saturday, ascending. */
    days: z.array(z.number().int().min(0).max(6)),
    /** 'HH:MM' in the division's time zone. */
    cutOffTime: z.string(),
    /** 1: ordering ends the day before delivery. */
    cutOffDaysBefore: z.number().int(),
  })
  .meta({ id: 'CustomerRouteDays' })
/** The weekdays of one order type. */
export type CustomerRouteDays = z.output<typeof customerRouteDays>

/** A route as it is stored: weekdays of one order type and its cut-off. */
export interface Route {
  readonly soType: (typeof soTypes)[number]
  /** 0 Sunday to 6 Saturday. */
  readonly days: readonly number[]
  /** 'HH:MM' in the division's time zone. */
  readonly cutOffTime: string
  /** 1: the day before delivery. */
  readonly cutOffDaysBefore: number
  readonly blockJitDrop: boolean
}
